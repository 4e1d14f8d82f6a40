-- Until when a payment of a plan lasts: its receipt says so.
alter table payments_charges add column period_ends_at timestamptz;

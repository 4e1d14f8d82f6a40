-- How much of what went back its payer was told of.
alter table payments_charges add column refund_told_cents integer not null default 0;
update payments_charges set refund_told_cents = refunded_cents;
create index payments_charges_untold_refunds on payments_charges (reference) where refunded_cents > refund_told_cents;

-- Gems that were told of already, so that one is news once.
create table notifications_gems (
  symbol text primary key,
  told_at timestamptz not null
);

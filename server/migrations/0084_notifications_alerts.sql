-- A price a member waits for; it is told once.
create table notifications_alerts (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts,
  symbol text not null,
  name text not null,
  kind text not null check (kind in ('above', 'below', 'touch', 'move')),
  -- Dollars; for a move, percent in a day.
  target double precision not null check (target > 0),
  -- Where the price stood when the alert was set.
  from_usd double precision not null check (from_usd > 0),
  created_at timestamptz not null,
  fired_at timestamptz,
  fired_usd double precision,
  check ((fired_at is null) = (fired_usd is null))
);
create unique index notifications_alerts_waiting on notifications_alerts (account_id, symbol, kind, target)
  where fired_at is null;
create index notifications_alerts_account on notifications_alerts (account_id, created_at desc);
create index notifications_alerts_symbol on notifications_alerts (symbol) where fired_at is null;

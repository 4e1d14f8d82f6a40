-- What is to be sent to which browser. Claiming a row moves its due time ahead, so that whoever claimed it and died
-- holds it only that long.
create table notifications_deliveries (
  id bigint generated always as identity primary key,
  subscription_id uuid not null references notifications_subscriptions on delete cascade,
  key text not null,
  urgency text not null check (urgency in ('normal', 'high')),
  message jsonb not null,
  created_at timestamptz not null,
  due_at timestamptz not null,
  expires_at timestamptz not null,
  tries integer not null default 0,
  outcome text check (outcome in ('sent', 'refused', 'failed', 'expired')),
  unique (subscription_id, key)
);
create index notifications_deliveries_due on notifications_deliveries (due_at) where outcome is null;
create index notifications_deliveries_expiry on notifications_deliveries (expires_at);

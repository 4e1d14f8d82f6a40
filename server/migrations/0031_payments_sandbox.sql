-- What the built-in provider remembers. It stands for a company outside: nothing but its own code reads these.
create table payments_sandbox_checkouts (
  id text primary key,
  request jsonb not null,
  state text not null check (state in ('open', 'paid', 'expired')),
  created_at timestamptz not null
);
create table payments_sandbox_subscriptions (
  id text primary key,
  order_id uuid not null,
  plan text not null,
  price_cents integer not null,
  ends_at timestamptz not null,
  is_renewing boolean not null,
  version integer not null
);
create table payments_sandbox_events (
  id text primary key,
  body text not null,
  due_at timestamptz not null,
  delivered_at timestamptz
);
create index payments_sandbox_events_due on payments_sandbox_events (due_at) where delivered_at is null;

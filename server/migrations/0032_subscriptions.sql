-- A subscription as the provider last described it; the version tells which description is the newest.
create table subscriptions (
  reference text primary key,
  account_id uuid not null references accounts,
  order_id uuid not null references payments_orders,
  plan text not null check (plan in ('monthly', 'yearly')),
  customer text,
  is_renewing boolean not null default true,
  is_over boolean not null default false,
  version bigint not null default 0,
  -- The credits that the first month's discount has used up; null until it was paid.
  consumed_credits integer,
  -- Its owner is gone: the renewal has to be stopped at the provider.
  stop_wanted_at timestamptz
);
create index subscriptions_account on subscriptions (account_id);
create index subscriptions_to_stop on subscriptions (stop_wanted_at) where stop_wanted_at is not null;

-- The time that each payment buys. Pro is whoever has paid time that was not taken back.
create table subscriptions_periods (
  charge text primary key,
  reference text not null references subscriptions,
  starts_at timestamptz,
  ends_at timestamptz,
  is_first boolean not null default false,
  paid_at timestamptz,
  failed_at timestamptz,
  is_revoked boolean not null default false
);
create index subscriptions_periods_reference on subscriptions_periods (reference);

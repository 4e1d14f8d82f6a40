-- What someone set out to buy, reckoned by us. Money never changes a row here: it is in the charges.
create table payments_orders (
  id uuid primary key,
  account_id uuid not null references accounts,
  kind text not null check (kind in ('credits', 'subscription')),
  amount_cents integer not null check (amount_cents > 0),
  -- What is given for a pack, and what a first month's discount uses up.
  credits integer not null default 0 check (credits >= 0),
  counted_credits integer not null default 0 check (counted_credits >= 0),
  price_id text,
  plan text check (plan in ('monthly', 'yearly')),
  language text not null check (language in ('tr', 'en')),
  is_guest boolean not null,
  provider text not null,
  -- Where it can be paid; the same order asked for again leads back here.
  checkout jsonb not null,
  created_at timestamptz not null,
  failed_at timestamptz,
  check ((kind = 'subscription') = (plan is not null)),
  check ((kind = 'credits') = (credits > 0))
);
create index payments_orders_account on payments_orders (account_id, created_at desc);

-- Money that moved, or is said to: one row per payment of the provider, whichever report of it comes first.
create table payments_charges (
  reference text primary key,
  order_id uuid references payments_orders,
  amount_cents integer,
  paid_at timestamptz,
  -- A second payment of an order that was paid already: it gives nothing and is a case for support.
  is_extra boolean not null default false,
  refunded_cents integer not null default 0,
  dispute text not null default 'none' check (dispute in ('none', 'open', 'won', 'lost')),
  granted_credits integer not null default 0,
  taken_credits integer not null default 0,
  missing_credits integer not null default 0,
  receipt_at timestamptz
);
create index payments_charges_order on payments_charges (order_id);
create index payments_charges_unreceipted on payments_charges (paid_at) where receipt_at is null;

-- Every report that was taken in: the second delivery finds the first and changes nothing.
create table payments_events (
  id text primary key,
  kind text not null,
  received_at timestamptz not null
);

-- What a person has to look at.
create table payments_cases (
  id bigint generated always as identity primary key,
  key text not null unique,
  kind text not null,
  account_id uuid references accounts,
  order_id uuid references payments_orders,
  details jsonb not null,
  created_at timestamptz not null,
  closed_at timestamptz,
  note text
);
create index payments_cases_open on payments_cases (created_at) where closed_at is null;

-- A guest who paid may become a member under the address given at the checkout, once.
create table payments_conversions (
  order_id uuid primary key references payments_orders,
  guest_id uuid not null references accounts,
  email text not null,
  name text,
  paid_at timestamptz not null,
  used_at timestamptz
);
create index payments_conversions_guest on payments_conversions (guest_id);

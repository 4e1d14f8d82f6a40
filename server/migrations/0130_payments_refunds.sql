-- Money that has to go back: asked of the provider until it agrees, or until a person has to look.
create table payments_refunds (
  charge text primary key references payments_charges,
  amount_cents integer not null check (amount_cents > 0),
  reason text not null,
  wanted_at timestamptz not null,
  tries integer not null default 0,
  -- When it is asked next.
  try_at timestamptz not null,
  done_at timestamptz,
  given_up_at timestamptz
);
create index payments_refunds_due on payments_refunds (try_at) where done_at is null and given_up_at is null;

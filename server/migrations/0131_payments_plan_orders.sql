-- One order of a plan under way for each account, and the credits that its discount holds.
alter table payments_orders
  -- The payment that began the plan. A plan's order without one that has not failed is under way.
  add column paid_by text,
  -- When a plan's order is given up, if nobody has paid it.
  add column lapses_at timestamptz,
  -- The provider's name for the page: by it the page can be closed.
  add column checkout_reference text,
  -- The credits of the ledger that a plan's order holds, and how often it has taken them.
  add column reserved_credits integer not null default 0 check (reserved_credits >= 0),
  add column reserved_times integer not null default 0,
  -- A plan's order is kept before its page is opened: until then there is none.
  alter column checkout drop not null;

-- What was begun before held nothing: paid ones have used their credits up, the others are over.
update payments_orders o set paid_by = p.charge,
    reserved_times = case when s.consumed_credits > 0 then 1 else 0 end,
    reserved_credits = case when exists (select 1 from credits_entries e
        where e.account_id = o.account_id and e.key = 'discount back:' || o.id)
      then 0 else coalesce(s.consumed_credits, 0) end
  from subscriptions s join subscriptions_periods p on p.reference = s.reference
  where o.id = s.order_id and p.is_first and p.paid_at is not null;
update payments_orders set failed_at = now() where kind = 'subscription' and paid_by is null and failed_at is null;
comment on column subscriptions.consumed_credits is 'no longer written: see payments_orders.reserved_credits';

-- The database decides, whoever asks at once.
create unique index payments_orders_live_plan on payments_orders (account_id)
  where kind = 'subscription' and paid_by is null and failed_at is null;

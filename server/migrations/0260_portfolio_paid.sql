-- What was paid in other money than dollars stands as it was paid, with what a dollar was worth that day and who says so.
alter table portfolio_entries
  add column currency text not null default 'USD' check (currency in ('USD', 'TRY', 'EUR')),
  add column unit_paid numeric(24, 8) check (unit_paid >= 0),
  add column fee_paid numeric(24, 8) check (fee_paid >= 0),
  add column per_dollar numeric(24, 8) check (per_dollar > 0),
  add column rate_source text,
  add check (num_nonnulls(unit_paid, fee_paid, per_dollar, rate_source) = case currency when 'USD' then 0 else 4 end);

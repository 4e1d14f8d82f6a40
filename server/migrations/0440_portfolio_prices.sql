-- Of some coins a billion cost a few dollars: the price of one has sixteen places. What it adds up to is worked out from it, so it
-- makes room first.
alter table portfolio_entries drop column total_usd;
alter table portfolio_entries
  alter column unit_usd type numeric(32, 16),
  alter column unit_paid type numeric(32, 16),
  add column total_usd numeric not null
    generated always as (quantity * unit_usd + case kind when 'buy' then fee_usd else -fee_usd end) stored;

-- What members bought and sold. Everything is decimal; the total is the exact product, kept so that lists are quick.
create table portfolio_entries (
  id text primary key,
  account_id uuid not null references accounts,
  symbol text not null,
  name text not null,
  kind text not null check (kind in ('buy', 'sell')),
  quantity numeric(24, 8) not null check (quantity > 0),
  unit_usd numeric(24, 8) not null check (unit_usd >= 0),
  fee_usd numeric(24, 8) not null check (fee_usd >= 0),
  total_usd numeric not null
    generated always as (quantity * unit_usd + case kind when 'buy' then fee_usd else -fee_usd end) stored,
  traded_at timestamptz not null,
  notes text,
  created_at timestamptz not null
);
create index portfolio_entries_account on portfolio_entries (account_id, symbol);

-- The coins a member follows, under the market's own names.
create table favorites_coins (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts,
  symbol text not null,
  name text not null,
  created_at timestamptz not null,
  unique (account_id, symbol)
);

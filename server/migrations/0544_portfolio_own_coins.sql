-- Coins that no list knows, with the name and the price that their owner gave them.
create table portfolio_own_coins (
  account_id uuid not null references accounts,
  symbol text not null,
  name text not null,
  price_usd numeric(32, 16) check (price_usd >= 0),
  priced_at timestamptz not null,
  primary key (account_id, symbol)
);
-- Rewards, airdrops and gifts came at what they were worth; whoever counts them at no cost says so, and may say otherwise later.
alter table portfolio_entries add column is_income boolean not null default false;
alter table portfolio_settings add column income_cost text not null default 'market' check (income_cost in ('market', 'zero'));

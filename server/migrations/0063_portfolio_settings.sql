-- How a member wants the portfolio counted and shown; who never chose has no row.
create table portfolio_settings (
  account_id uuid primary key references accounts,
  cost_method text not null check (cost_method in ('fifo', 'average')),
  currency text not null check (currency in ('USD', 'TRY', 'EUR'))
);

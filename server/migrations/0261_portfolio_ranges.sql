-- The likely range of each portfolio for the day ahead, as it was said, and what became of it. One a day, whoever looked.
create table portfolio_ranges (
  account_id uuid not null references accounts,
  day date not null,
  issued_at timestamptz not null,
  stakes jsonb not null,
  prices jsonb not null,
  value_usd double precision not null,
  low_usd double precision,
  high_usd double precision,
  half_width double precision,
  coin_count integer not null,
  assumed jsonb not null,
  graded_at timestamptz,
  later_usd double precision,
  is_inside boolean,
  is_below boolean,
  primary key (account_id, day)
);
create index portfolio_ranges_due on portfolio_ranges (issued_at) where graded_at is null and low_usd is not null;

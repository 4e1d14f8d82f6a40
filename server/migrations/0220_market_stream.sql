-- Who listens to the exchange for all instances, and until when if nothing more is heard of them.
create table market_leases (
  name text primary key,
  holder text not null,
  until timestamptz not null
);

-- The board of an exchange as whoever listens saw it a moment ago, for those that start later and hear changes only.
create table market_boards (
  venue text primary key,
  tickers jsonb not null,
  seen_at timestamptz not null
);

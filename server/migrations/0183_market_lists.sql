-- The newest list of the world's coins, so that names, ranks and sizes are there after a restart.
create table market_lists (
  is_only boolean primary key default true check (is_only),
  venue text not null,
  coins jsonb not null,
  read_at timestamptz not null
);

-- What may still be asked of each venue: all instances draw from one purse, since the venue counts them as one address.
create table market_purses (
  venue text primary key,
  tokens double precision not null,
  counted_at timestamptz not null
);

-- Coins the owner has named: they join what the market brings, or give a coin of it another name.
-- The symbol is checked at the end of a change, so that two coins may swap theirs.
create table market_own_coins (
  id text primary key,
  symbol text not null unique deferrable initially deferred,
  name text not null,
  changed_at timestamptz not null
);

-- Coins that are not shown.
create table market_disabled_coins (
  symbol text primary key,
  disabled_at timestamptz not null
);

-- One row that grows with every change of the two: whoever keeps a copy knows by it whether the copy is old.
create table market_own_version (
  is_only boolean primary key default true check (is_only),
  version bigint not null
);
insert into market_own_version (version) values (1);

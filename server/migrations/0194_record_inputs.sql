-- What no exchange keeps a free history of, once an hour for the coins of the plan: next year's method can be measured on it. Null where
-- nobody said.
create table record_inputs (
  at timestamptz not null,
  symbol text not null,
  -- Between the best bid and the best offer, as a share of the price.
  spread_ratio real,
  -- What is bid and offered within one percent of the price.
  bid_usd real,
  ask_usd real,
  -- Of the perpetual contract: its last rate for eight hours, and how many coins are open.
  funding_ratio real,
  open_coins real,
  -- What options expect of a year, in percent; of the two coins that have such an index.
  volatility_percent real,
  primary key (at, symbol)
);

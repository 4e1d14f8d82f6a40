-- Who gives ranges of their own: people, models and Pusula itself. The id is what the log calls them, and means nothing elsewhere. Of an
-- account that is gone the row stays without a name: what was sealed stays graded.
create table turn_players (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('person', 'model', 'pusula')),
  account_id uuid references accounts,
  -- By which the table shows them, if at all, and the same without what makes names look alike.
  name text,
  name_key text,
  named_at timestamptz,
  hidden_at timestamptz,
  about text,
  url text,
  -- A hash of the mailbox that was shown to be theirs, and since when it is this one.
  mailbox_hash text,
  mailbox_since timestamptz,
  created_at timestamptz not null,
  -- Something of theirs was graded, and their sums wait to be counted.
  is_stale boolean not null default false
);
create unique index turn_players_person on turn_players (account_id) where kind = 'person';
create unique index turn_players_pusula on turn_players (kind) where kind = 'pusula';
create unique index turn_players_name on turn_players (name_key);
create index turn_players_account on turn_players (account_id);
create index turn_players_stale on turn_players (id) where is_stale;

-- A range as it was sealed in the log; its number is that of the entry. Prices are what the sealed text says, word for word.
create table turn_calls (
  id bigint primary key,
  player_id uuid not null references turn_players,
  source text not null check (source in ('live', 'simulated')),
  symbol text not null,
  horizon text not null check (horizon in ('15min', '1hour', '4hour', '1day')),
  -- The record's day, by UTC.
  day date not null,
  issued_at timestamptz not null,
  due_at timestamptz not null,
  salt text not null,
  said text not null,
  is_revealed boolean not null default false,
  price_usd double precision not null,
  low_usd double precision not null,
  high_usd double precision not null,
  quantiles_usd double precision[],
  -- Pusula's range, that of no change with quantiles, and the one of exponentially weighted moves.
  pusula_usd double precision[] not null,
  unchanged_usd double precision[] not null,
  ewma_usd double precision[] not null,
  is_told boolean not null default false,
  seen_at timestamptz,
  -- What became of it; the outcome is null where nobody has a price of its last minute. Scores are shares of the price.
  graded_at timestamptz,
  end_usd double precision,
  outcome smallint,
  score double precision,
  pusula_score double precision,
  unchanged_score double precision,
  ewma_score double precision,
  pinball double precision,
  crps double precision,
  unchanged_crps double precision,
  unique (player_id, source, symbol, horizon, day)
);
create index turn_calls_of on turn_calls (player_id, source, id desc);
create index turn_calls_sealed on turn_calls (due_at, id) where not is_revealed;
create index turn_calls_open on turn_calls (source, due_at, id) where is_revealed and graded_at is null;
create index turn_calls_day on turn_calls (source, day);

-- What a player's grades add up to, day by day: enough for the table and its error.
create table turn_sums (
  player_id uuid not null references turn_players,
  source text not null,
  graded integer not null,
  held integer not null,
  first_day date not null,
  days integer not null,
  score double precision not null,
  reference double precision not null,
  score_squares double precision not null,
  reference_squares double precision not null,
  products double precision not null,
  -- The same by CRPS, of those that gave quantiles.
  quantile_graded integer not null,
  quantile_days integer not null,
  crps double precision not null,
  crps_reference double precision not null,
  crps_squares double precision not null,
  crps_reference_squares double precision not null,
  crps_products double precision not null,
  primary key (player_id, source)
);

-- The coin of a day, the same for everybody, however the market moves.
create table turn_coins (
  source text not null,
  day date not null,
  symbol text not null,
  primary key (source, day)
);

-- Nicknames that somebody does not want to see.
create table turn_reports (
  player_id uuid not null references turn_players,
  account_id uuid not null references accounts,
  reported_at timestamptz not null,
  primary key (player_id, account_id)
);

-- What models posted and was refused, for whoever looks for the reason; the newest are kept.
create table turn_refusals (
  id bigint generated always as identity primary key,
  player_id uuid not null references turn_players,
  at timestamptz not null,
  symbol text not null,
  horizon text not null,
  code text not null
);
create index turn_refusals_of on turn_refusals (player_id, id desc);

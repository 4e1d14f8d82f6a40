-- One search over all coins for every six hours, kept whole or not at all.
create table gems_runs (
  id bigint generated always as identity primary key,
  source text not null check (source in ('live', 'simulated')),
  slot_at timestamptz not null,
  computed_at timestamptz not null,
  coins_seen int not null,
  coins_graded int not null,
  unique (source, slot_at)
);

-- Who searches holds the turn; a process that died lets go of it when the time is over.
create table gems_turns (
  source text primary key,
  holder uuid not null,
  held_until timestamptz not null
);

-- A coin from the day it was found until its days are over. What became of it is written here and never taken back.
create table gems_finds (
  id bigint generated always as identity primary key,
  source text not null,
  symbol text not null,
  name text not null,
  grade int not null,
  level text not null,
  found_at timestamptz not null,
  due_at timestamptz not null,
  price_usd double precision not null,
  target_usd double precision not null,
  leader_usd double precision not null,
  last_usd double precision not null,
  last_leader_usd double precision not null,
  followed_at timestamptz not null,
  reached_at timestamptz,
  outcome text check (outcome in ('reached', 'missed', 'delisted')),
  closed_at timestamptz,
  check ((outcome is null) = (closed_at is null))
);
create unique index gems_finds_open on gems_finds (source, symbol) where outcome is null;

create table gems_listings (
  run_id bigint not null references gems_runs,
  place int not null,
  find_id bigint not null references gems_finds,
  coin_id text not null,
  grade int not null,
  level text not null,
  price_usd double precision not null,
  change_ratio double precision not null,
  high_usd double precision not null,
  low_usd double precision not null,
  market_cap_usd double precision not null,
  exchanges text[] not null,
  target_usd double precision not null,
  room_ratio double precision not null,
  from_days int not null,
  to_days int not null,
  measures jsonb not null,
  primary key (run_id, place)
);
create index gems_listings_find on gems_listings (find_id);

-- Nobody removes a bad one, and an outcome stands once it is known.
create function gems_refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.outcome is null and (new.id, new.symbol, new.found_at, new.due_at, new.price_usd, new.target_usd)
    = (old.id, old.symbol, old.found_at, old.due_at, old.price_usd, old.target_usd) then return new; end if;
  raise exception 'what became of a gem is kept as it was written';
end $$;
create trigger gems_finds_kept before update or delete on gems_finds for each row execute function gems_refuse_change();

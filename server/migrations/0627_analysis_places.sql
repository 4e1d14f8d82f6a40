-- Who has how many analyses in flight, across instances: a row for each of an account's few places. Unlogged, since nothing of it outlives a crash;
-- whoever died with a place leaves it when its time is over.
create unlogged table analysis_places (
  account_id uuid not null,
  place smallint not null,
  holder uuid not null,
  until timestamptz not null,
  primary key (account_id, place)
);

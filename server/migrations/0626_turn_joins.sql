-- A guest's calls that came to a member with a sign-in: from which of the log's names to which. Written into the log within a minute, so that a
-- call cannot be given to somebody else unseen.
create table turn_joins (
  from_player uuid not null references turn_players,
  to_player uuid not null references turn_players,
  joined_at timestamptz not null,
  entry_id bigint unique,
  primary key (from_player, to_player)
);
create index turn_joins_unsaid on turn_joins (joined_at) where entry_id is null;
-- Those of before.
insert into turn_joins (from_player, to_player, joined_at)
  select distinct (said::jsonb ->> 'player')::uuid, player_id, now() from turn_calls
  where said <> '' and said::jsonb ->> 'player' <> player_id::text;

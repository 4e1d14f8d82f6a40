-- What the table is ordered by is kept with the sums, so that nobody has to look at all players to show the first of them.
alter table turn_sums
  -- How much better than no change, at the lower end, before missed days draw it towards 0; null before there are two days.
  add column low_ratio double precision;
-- Of the named players of one mailbox, whether this is one of those that are listed: the first person, the first three models.
alter table turn_players add column is_counted boolean not null default true;
create index turn_players_mailbox on turn_players (mailbox_hash) where mailbox_hash is not null;
update turn_players set is_stale = true;

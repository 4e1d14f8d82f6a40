-- A person's day is that of their own clock: where the last call was given, and when.
alter table turn_players add column zone text, add column zoned_at timestamptz;
comment on column turn_calls.day is 'The day of its player: of a person by their own clock, of models and Pusula by UTC.';

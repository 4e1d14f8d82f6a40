-- The morning brief and the weekly letter: of the same row as reminders, since at most one of the three is told in a day. Minutes are of
-- the person's own day, by the clock of the zone they switched it on in; day 0 is Sunday.
alter table notifications_settings
  add column brief_on boolean not null default false,
  add column brief_minute smallint not null default 510 check (brief_minute between 0 and 1439),
  add column letter_on boolean not null default false,
  add column letter_day smallint not null default 0 check (letter_day between 0 and 6),
  add column letter_minute smallint not null default 600 check (letter_minute between 0 and 1439),
  add column time_zone text,
  -- The last of their days that was told, or of which there was nothing to tell.
  add column told_on date;
create index notifications_settings_mornings on notifications_settings (time_zone, account_id) where brief_on or letter_on;

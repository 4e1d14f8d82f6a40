-- What was noted without an hour is a calendar day, in every time zone. Its traded_at only orders it: bought as its day begins in UTC,
-- sold as it ends. The zone tells in which year an entry with an hour is; null until the member's browser has said it.
alter table portfolio_entries add column traded_day date;
alter table portfolio_settings add column time_zone text;

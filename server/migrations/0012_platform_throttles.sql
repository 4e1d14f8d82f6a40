-- How often something was tried; losing a count in a crash of the database is harmless, so it is not logged.
create unlogged table platform_throttles (
  key text primary key,
  count integer not null,
  ends_at timestamptz not null
);
create index platform_throttles_end on platform_throttles (ends_at);

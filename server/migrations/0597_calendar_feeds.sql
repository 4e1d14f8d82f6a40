-- A private address of a calendar for each member who made one: kept as a hash to be found by, and sealed to be shown again.
create table calendar_feeds (
  account_id uuid primary key references accounts,
  token_hash text unique,
  token text,
  alerts boolean not null default true,
  plans boolean not null default true,
  graded boolean not null default true,
  check ((token_hash is null) = (token is null))
);

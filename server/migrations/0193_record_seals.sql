-- The chain as it stood when a day was over, with a hash of the day's grades: published, so that whoever noted one down can tell
-- whether anything before it was changed.
create table record_seals (
  day date primary key,
  last_id bigint not null,
  hash text not null,
  grades int not null,
  grades_hash text not null,
  sealed_at timestamptz not null
);

-- The last look over the whole chain, its grades and its sums.
create table record_checks (
  is_only boolean primary key default true check (is_only),
  checked_at timestamptz not null,
  length bigint not null,
  -- The first entry that was missing or altered, and what else was found.
  broken_at bigint,
  finding text
);

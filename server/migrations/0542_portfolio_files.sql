-- A file that is being brought in: it comes in parts, is read by a thread of one instance, and is forgotten within a day.
create table portfolio_files (
  account_id uuid not null references accounts,
  id text not null,
  parts integer not null,
  sent_at timestamptz not null,
  primary key (account_id, id)
);
create table portfolio_file_parts (
  account_id uuid not null,
  file_id text not null,
  part integer not null,
  body text not null,
  primary key (account_id, file_id, part),
  foreign key (account_id, file_id) references portfolio_files (account_id, id) on delete cascade
);
-- How far the reading has come, on whichever instance; whoever runs it looks here whether it is still wanted.
create table portfolio_import_jobs (
  account_id uuid not null references accounts,
  id text not null,
  state text not null check (state in ('running', 'done', 'failed', 'cancelled')),
  phase text not null,
  ratio double precision not null,
  result jsonb,
  updated_at timestamptz not null,
  primary key (account_id, id)
);

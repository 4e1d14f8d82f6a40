-- Keys that were not given by the environment: made once, the same for every process of this database.
create table platform_secrets (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);

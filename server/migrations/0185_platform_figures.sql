-- What is counted once in a while because it takes long, for whoever watches: the newest count of each.
create table platform_figures (
  name text primary key,
  value double precision not null,
  counted_at timestamptz not null
);

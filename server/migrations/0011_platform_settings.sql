-- What the owner has changed; a name that is not here has its default.
create table platform_settings (
  name text primary key,
  value jsonb not null,
  changed_at timestamptz not null
);

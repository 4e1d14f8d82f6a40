-- Outside services of the owner's choice. Header values are sealed; their names are not.
create table admin_apis (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  kind text not null check (kind in ('news', 'market')),
  endpoint text not null,
  method text not null check (method in ('GET', 'POST', 'PUT', 'DELETE')),
  header_names text[] not null,
  sealed_headers text not null,
  is_active boolean not null,
  created_at timestamptz not null,
  changed_at timestamptz not null
);

-- How they answer; kept for a day.
create table admin_api_calls (
  api_id uuid not null references admin_apis on delete cascade,
  at timestamptz not null,
  took_ms integer not null,
  is_fine boolean not null
);
create index admin_api_calls_api on admin_api_calls (api_id, at);

-- Calls of all instances, by ten minutes.
create table admin_traffic (
  starts_at timestamptz primary key,
  requests integer not null,
  failures integer not null
);

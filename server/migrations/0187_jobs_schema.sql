-- The queue makes its own tables, each instance at its start; the schema that holds them is made here, under the lock of migrations,
-- since two that make a schema at once do not both succeed.
create schema if not exists pgboss;

-- A file that was brought in can be taken back as a whole: its entries know it, and whether they were corrected since.
create table portfolio_imports (
  account_id uuid not null references accounts,
  id text not null,
  format text not null,
  imported_at timestamptz not null,
  primary key (account_id, id)
);
alter table portfolio_entries add column import_id text, add column corrected_at timestamptz;
create index portfolio_entries_import on portfolio_entries (account_id, import_id) where import_id is not null;

-- How a member said what the columns of a table mean, by the names of all its columns.
create table portfolio_mappings (
  account_id uuid not null references accounts,
  table_kind text not null,
  mapping jsonb not null,
  used_at timestamptz not null,
  primary key (account_id, table_kind)
);

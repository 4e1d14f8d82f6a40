-- What was said of a coin at a moment, in both languages: once, however many bought it. The id is the hash of the body.
create table analysis_editions (
  id text primary key,
  symbol text not null,
  name text not null,
  at timestamptz not null,
  body jsonb not null
);
create index analysis_editions_at on analysis_editions (at);

-- Which of them belongs to whom: one for each time that somebody opened a coin, the last that was delivered.
create table analysis_kept (
  entitlement_id uuid primary key references credits_entitlements,
  account_id uuid not null references accounts,
  symbol text not null,
  edition_id text not null references analysis_editions on delete cascade,
  delivered_at timestamptz not null
);
create index analysis_kept_account on analysis_kept (account_id, delivered_at desc);
create index analysis_kept_edition on analysis_kept (edition_id);

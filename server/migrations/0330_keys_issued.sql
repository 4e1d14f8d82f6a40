-- With a key a program calls in a member's name. Only its hash is kept: whoever reads the database cannot use it.
create table keys_issued (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts,
  key_hash text not null unique,
  name text not null,
  scopes text[] not null check (cardinality(scopes) > 0),
  ending text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index keys_issued_account on keys_issued (account_id, created_at desc);

-- What shows that an address is one's own: a code, the browser that gave it back, the link for a new password.
create table accounts_codes (
  email text primary key,
  code_hash text not null,
  tries integer not null default 0,
  expires_at timestamptz not null
);
create table accounts_verifications (
  token_hash text primary key,
  email text not null,
  expires_at timestamptz not null
);
create table accounts_resets (
  token_hash text primary key,
  account_id uuid not null references accounts,
  expires_at timestamptz not null
);
create index accounts_resets_account on accounts_resets (account_id);

-- The token itself is only in the member's browser.
create table accounts_sessions (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts,
  token_hash text not null unique,
  user_agent text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null
);
create index accounts_sessions_account on accounts_sessions (account_id);

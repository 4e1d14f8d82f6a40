-- A passkey is a public key; its other half never leaves the member's device.
create table accounts_passkeys (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts,
  credential_id text not null unique,
  public_key text not null,
  sign_count bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index accounts_passkeys_account on accounts_passkeys (account_id, created_at desc);

-- What a passkey is asked to sign: once, within minutes, in the browser that was asked.
create table accounts_challenges (
  challenge_hash text primary key,
  browser_hash text not null,
  purpose text not null check (purpose in ('add', 'signIn', 'confirm')),
  account_id uuid references accounts,
  expires_at timestamptz not null
);
create index accounts_challenges_end on accounts_challenges (expires_at);
create index accounts_challenges_account on accounts_challenges (account_id);

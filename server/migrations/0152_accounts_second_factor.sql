-- When a second factor was last shown in a session: the panel of administrators opens with it alone.
alter table accounts_sessions add column second_factor_at timestamptz;

drop trigger accounts_sessions_tell on accounts_sessions;
create trigger accounts_sessions_tell
  after delete or update of token_hash, account_id, confirmed_at, second_factor_at on accounts_sessions
  for each row execute function platform_tell_row('session', 'token_hash');

-- One-time codes: the secret is sealed, and the step of the last code is kept so that each works once.
create table accounts_one_time_codes (
  account_id uuid primary key references accounts,
  secret_sealed text not null,
  last_step bigint not null,
  created_at timestamptz not null
);

-- For whoever has lost the device: keyed hashes, each gone with its use.
create table accounts_recovery_codes (
  account_id uuid not null references accounts,
  code_hash text not null,
  primary key (account_id, code_hash)
);

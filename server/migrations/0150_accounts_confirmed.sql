-- When whoever holds a session last showed that it is theirs: by signing in, or by confirming it.
alter table accounts_sessions add column confirmed_at timestamptz;

drop trigger accounts_sessions_tell on accounts_sessions;
create trigger accounts_sessions_tell after delete or update of token_hash, account_id, confirmed_at on accounts_sessions
  for each row execute function platform_tell_row('session', 'token_hash');

-- For members without a password: a code by letter. It belongs to the session that asked for it, so nobody else can spoil it.
create table accounts_confirm_codes (
  session_id uuid primary key references accounts_sessions on delete cascade,
  code_hash text not null,
  tries integer not null default 0,
  expires_at timestamptz not null
);

-- When a session last showed more than a password, that the mailbox is theirs: an administrator's first factor wants it.
alter table accounts_sessions add column mailbox_at timestamptz;

drop trigger accounts_sessions_tell on accounts_sessions;
create trigger accounts_sessions_tell
  after delete or update of token_hash, account_id, confirmed_at, second_factor_at, mailbox_at on accounts_sessions
  for each row execute function platform_tell_row('session', 'token_hash');

-- Whether an account has a second factor is kept with each of its sessions.
create function accounts_factor_tell() returns trigger language plpgsql as $$
begin
  perform platform_tell('session', token_hash) from accounts_sessions
    where account_id = case when tg_op = 'DELETE' then old.account_id else new.account_id end;
  return null;
end $$;
create trigger accounts_passkeys_tell after insert or delete on accounts_passkeys
  for each row execute function accounts_factor_tell();
create trigger accounts_one_time_codes_tell after insert or delete on accounts_one_time_codes
  for each row execute function accounts_factor_tell();

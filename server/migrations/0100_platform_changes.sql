-- Whoever keeps a copy of a row hears of its change in the moment in which the change is committed.
create function platform_tell(topic text, key text) returns void language sql as $$
  select pg_notify('changes', topic || ' ' || key)
$$;

-- Tells the value of one column: the topic and the column are the trigger's arguments.
create function platform_tell_row() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform platform_tell(tg_argv[0], to_jsonb(old) ->> tg_argv[1]); end if;
  if tg_op <> 'DELETE' then perform platform_tell(tg_argv[0], to_jsonb(new) ->> tg_argv[1]); end if;
  return null;
end $$;

create function platform_tell_table() returns trigger language plpgsql as $$
begin
  perform platform_tell(tg_argv[0], '');
  return null;
end $$;

create trigger platform_settings_tell after insert or update or delete or truncate on platform_settings
  for each statement execute function platform_tell_table('settings');
create trigger market_own_version_tell after update on market_own_version
  for each statement execute function platform_tell_table('coins');

-- Being seen is no change: it happens every minute, and nobody decides by it.
create trigger accounts_sessions_tell after delete or update of token_hash, account_id on accounts_sessions
  for each row execute function platform_tell_row('session', 'token_hash');
create trigger guests_visitors_tell after delete or update on guests_visitors
  for each row execute function platform_tell_row('visitor', 'id');

-- Who somebody is, and whether they may come in, is kept under each of their browsers.
create function accounts_tell() returns trigger language plpgsql as $$
begin
  perform platform_tell('session', token_hash) from accounts_sessions where account_id = new.id;
  perform platform_tell('visitor', id::text) from guests_visitors where account_id = new.id;
  return null;
end $$;
create trigger accounts_tell after update on accounts for each row
  when ((old.email, old.is_admin, old.blocked_at) is distinct from (new.email, new.is_admin, new.blocked_at))
  execute function accounts_tell();

create trigger credits_balances_tell after insert or update or delete on credits_balances
  for each row execute function platform_tell_row('credits', 'account_id');
create trigger credits_entries_tell after insert on credits_entries
  for each row execute function platform_tell_row('credits', 'account_id');
create trigger credits_entitlements_tell after insert or update or delete on credits_entitlements
  for each row execute function platform_tell_row('credits', 'account_id');

create trigger subscriptions_tell after insert or update or delete on subscriptions
  for each row execute function platform_tell_row('subscriptions', 'account_id');
create function subscriptions_periods_tell() returns trigger language plpgsql as $$
begin
  perform platform_tell('subscriptions', account_id::text) from subscriptions
    where reference in (coalesce(new.reference, old.reference), coalesce(old.reference, new.reference));
  return null;
end $$;
create trigger subscriptions_periods_tell after insert or update or delete on subscriptions_periods
  for each row execute function subscriptions_periods_tell();

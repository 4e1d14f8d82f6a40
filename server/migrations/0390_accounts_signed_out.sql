-- Whoever listens to a session's stream hears that it is over.
create trigger accounts_sessions_signed_out after delete on accounts_sessions
  for each row execute function platform_tell_row('signedOut', 'id');

-- A page that shows what somebody waits for hears when it came, or that it changed elsewhere.
create trigger notifications_alerts_tell after insert or update or delete on notifications_alerts
  for each row execute function platform_tell_row('alerts', 'account_id');

-- Pages that show what somebody follows hear of it: when they begin or stop to follow, and when a plan begins or ends.
create trigger follows_plans_tell after insert or delete on follows_plans
  for each row execute function platform_tell_row('plans', 'account_id');
create function record_plans_tell() returns trigger language plpgsql as $$
begin
  perform platform_tell('plans', account_id::text) from follows_plans where plan_id = new.id;
  return null;
end $$;
create trigger record_plans_tell after update of state on record_plans for each row
  when (old.state is distinct from new.state) execute function record_plans_tell();

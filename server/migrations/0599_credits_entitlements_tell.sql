-- That an entitlement was used changes no count: who keeps counts hears of it only when it is opened, refunded or moved.
drop trigger credits_entitlements_tell on credits_entitlements;
create trigger credits_entitlements_tell after insert or delete on credits_entitlements
  for each row execute function platform_tell_row('credits', 'account_id');
create trigger credits_entitlements_counted_tell after update on credits_entitlements for each row
  when ((old.account_id, old.opened_at, old.state = 'refunded') is distinct from (new.account_id, new.opened_at, new.state = 'refunded'))
  execute function platform_tell_row('credits', 'account_id');

-- A page that shows what came of invitations hears of it.
create trigger referrals_invitations_tell after insert or update or delete on referrals_invitations
  for each row execute function platform_tell_row('referrals', 'inviter_id');

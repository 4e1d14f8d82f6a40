-- An inviter is told once of what an invitation has brought; what was given before this file is known to them by now.
alter table referrals_invitations add column told_at timestamptz;
update referrals_invitations set told_at = settled_at where inviter_credits > 0;
create index referrals_invitations_untold on referrals_invitations (settled_at) where inviter_credits > 0 and told_at is null;

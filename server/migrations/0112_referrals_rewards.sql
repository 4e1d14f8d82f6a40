-- The inviter is rewarded when the invited one has had a first analysis, or not at all: settled_at is when that was decided.
alter table referrals_invitations add column inviter_credits integer not null default 0;
alter table referrals_invitations add column settled_at timestamptz;
update referrals_invitations set inviter_credits = credits, settled_at = created_at;
create index referrals_invitations_waiting on referrals_invitations (invited_id) where settled_at is null;
create index referrals_invitations_settled on referrals_invitations (inviter_id, settled_at) where inviter_credits > 0;

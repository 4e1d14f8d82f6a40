-- When a member has seen or closed the welcome; whoever was here before it is not greeted as new.
alter table accounts add column welcomed_at timestamptz;
update accounts set welcomed_at = now() where kind = 'member';

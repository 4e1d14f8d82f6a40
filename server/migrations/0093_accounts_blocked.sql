-- An account that may not come in, since when and why.
alter table accounts
  add column blocked_at timestamptz,
  add column blocked_reason text,
  add check ((blocked_at is null) = (blocked_reason is null));
create index accounts_blocked on accounts (blocked_at) where blocked_at is not null;
create index accounts_newest on accounts (created_at desc, id);

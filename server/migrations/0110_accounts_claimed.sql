-- An address is one's own once a code that was sent to it was entered. Until then it is only claimed: it stands apart from
-- those that count, so that nothing that asks for an address ever finds it, and its owner can still join.
alter table accounts add column claimed_email text check (claimed_email = lower(claimed_email));
alter table accounts drop constraint accounts_check;
update accounts set claimed_email = email, email = null, is_admin = false
  where kind = 'member' and password_hash is null and google_subject is null;
alter table accounts add constraint accounts_member_has_address
  check ((kind = 'member') = (email is not null or claimed_email is not null));
alter table accounts add constraint accounts_one_address check (email is null or claimed_email is null);
alter table accounts add constraint accounts_admin_is_verified check (not is_admin or email is not null);

drop trigger accounts_tell on accounts;
create trigger accounts_tell after update on accounts for each row
  when ((old.kind, old.email, old.is_admin, old.blocked_at) is distinct from
    (new.kind, new.email, new.is_admin, new.blocked_at))
  execute function accounts_tell();

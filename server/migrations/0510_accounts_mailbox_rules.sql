-- By which rules the keys of mailboxes were made of which only hashes are kept: newer rules go once over what older ones made.
create table accounts_mailbox_rules (
  version integer primary key,
  applied_at timestamptz not null
);

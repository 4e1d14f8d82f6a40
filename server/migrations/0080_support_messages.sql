-- What people write to us. An address that nobody has verified is only where an answer may go.
create table support_messages (
  id uuid primary key default gen_random_uuid(),
  account_id uuid references accounts,
  sender_email text,
  sender_name text,
  language text not null check (language in ('tr', 'en')),
  message text not null,
  created_at timestamptz not null,
  mailed_at timestamptz,
  answer text,
  answered_at timestamptz,
  check ((answer is null) = (answered_at is null))
);
create index support_messages_newest on support_messages (created_at desc, id desc);
create index support_messages_account on support_messages (account_id);
create index support_messages_unmailed on support_messages (created_at) where mailed_at is null;

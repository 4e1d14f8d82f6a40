-- Addresses that letters come back from, or whose owners call our letters unwanted: nothing is sent there any more.
create table mail_refused (
  email text primary key check (email = lower(email)),
  reason text not null check (reason in ('bounce', 'complaint')),
  says text not null,
  refused_at timestamptz not null
);

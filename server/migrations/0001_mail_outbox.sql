-- Letters of a machine without a mail server.
create table mail_outbox (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  sent_at timestamptz not null default now()
);
create index mail_outbox_recipient on mail_outbox (recipient, id desc);

-- Who wants it hears of alerts by mail too. A letter is written with the alert that rang, and leaves once.
alter table notifications_settings add column alert_mail boolean not null default false;
create table notifications_letters (
  id bigint generated always as identity primary key,
  account_id uuid not null references accounts,
  alert_id uuid not null unique,
  title text not null,
  body text not null,
  path text not null,
  created_at timestamptz not null,
  -- Nobody wants to hear tomorrow what a price did today.
  expires_at timestamptz not null
);

-- How a member is reached, and in which order; without a row the usual order holds. Hours are minutes of the day.
create table channels_people (
  account_id uuid primary key references accounts,
  sequence text[] not null default '{}',
  push_on boolean not null default true,
  mail_on boolean not null default false,
  quiet_from smallint check (quiet_from between 0 and 1439),
  quiet_to smallint check (quiet_to between 0 and 1439),
  quiet_zone text,
  quiet_alerts_through boolean not null default false,
  check ((quiet_from is null) = (quiet_to is null) and (quiet_from is null) = (quiet_zone is null))
);
insert into channels_people (account_id, mail_on) select account_id, true from notifications_settings where alert_mail;

-- A chat or an address that a member linked. The address is sealed; its hash keeps one chat with one account.
create table channels_targets (
  account_id uuid not null references accounts,
  channel text not null check (channel in ('telegram', 'webhook')),
  address text,
  address_hash text,
  is_on boolean not null,
  -- A webhook is switched on once it has taken a test.
  is_tested boolean not null default false,
  set_at timestamptz not null,
  -- Since when nothing was taken there.
  failing_since timestamptz,
  closed_why text check (closed_why in ('blocked', 'gone', 'failing')),
  primary key (account_id, channel),
  check ((address is null) = (closed_why is not null))
);
create unique index channels_targets_hash on channels_targets (channel, address_hash) where address_hash is not null;

create table channels_tests (
  account_id uuid not null references accounts,
  channel text not null,
  at timestamptz not null,
  outcome text not null,
  code integer,
  took_ms integer not null,
  primary key (account_id, channel)
);

-- The newest link of a member to the bot: its code is kept as a hash and works once.
create table channels_links (
  account_id uuid primary key references accounts,
  code_hash text not null unique,
  ends_at timestamptz not null,
  used_at timestamptz,
  -- Sealed: the chat that used it.
  chat text,
  is_elsewhere boolean not null default false
);

-- What the owner has set, and what is known of the bot: one row.
create table channels_panel (
  is_only boolean primary key default true check (is_only),
  bot_token text,
  webhooks_open boolean not null default true,
  last_update bigint not null default 0,
  last_heard_at timestamptz
);
insert into channels_panel default values;

-- How far the sends of a service with a limit are booked, over all instances.
create table channels_paces (
  name text primary key,
  booked_until timestamptz not null
);

insert into channels_paces (name, booked_until) values ('telegram', now());

-- What only one instance does at a time.
create table channels_leases (
  name text primary key,
  holder text not null,
  until timestamptz not null
);

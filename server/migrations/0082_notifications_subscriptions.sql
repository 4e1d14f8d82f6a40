-- A browser that wants to be told. It ends with the session that switched it on: who signs out is told nothing more.
create table notifications_subscriptions (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts,
  session_id uuid not null references accounts_sessions on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  language text not null check (language in ('tr', 'en')),
  time_zone text not null,
  created_at timestamptz not null
);
create index notifications_subscriptions_account on notifications_subscriptions (account_id);
create index notifications_subscriptions_session on notifications_subscriptions (session_id);

-- What a member wants to be told; without a row the defaults hold.
create table notifications_settings (
  account_id uuid primary key references accounts,
  re_engagement_enabled boolean not null default true,
  re_engagement_hours integer not null default 3 check (re_engagement_hours between 1 and 24),
  hidden_gem_alerts boolean not null default false,
  reminded_at timestamptz
);

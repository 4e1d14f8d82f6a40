-- A delivery is to one browser, as before, or to a person: then it goes by their channels in their order, one after the other, and
-- keeps what became of each try.
alter table notifications_deliveries alter column subscription_id drop not null;
alter table notifications_deliveries add column account_id uuid references accounts;
alter table notifications_deliveries add constraint notifications_deliveries_to
  check ((subscription_id is null) <> (account_id is null));
alter table notifications_deliveries add column kind text not null default 'push';
alter table notifications_deliveries add column channel text not null default 'push';
-- Since when this channel has it.
alter table notifications_deliveries add column channel_since timestamptz not null default now();
-- Only by these; null is all.
alter table notifications_deliveries add column via text[];
-- Those that will not take it in this round.
alter table notifications_deliveries add column passed text[] not null default '{}';
alter table notifications_deliveries add column round smallint not null default 0;
-- Claimed, and nothing noted since: whoever finds this after the lease does not know whether it left.
alter table notifications_deliveries add column is_sending boolean not null default false;
alter table notifications_deliveries add column tried jsonb not null default '[]';
alter table notifications_deliveries add column happened_at timestamptz;
alter table notifications_deliveries add column accepted_at timestamptz;
alter table notifications_deliveries add column may_be_twice boolean not null default false;
alter table notifications_deliveries drop constraint notifications_deliveries_outcome_check;
alter table notifications_deliveries add constraint notifications_deliveries_outcome_check
  check (outcome in ('sent', 'refused', 'failed', 'expired', 'noChannel'));

create unique index notifications_deliveries_person on notifications_deliveries (account_id, key) where account_id is not null;
create index notifications_deliveries_told on notifications_deliveries (created_at) where account_id is not null;
drop index notifications_deliveries_due;
create index notifications_deliveries_due on notifications_deliveries (channel, urgency, due_at) where outcome is null;

-- Letters that wait leave as deliveries by mail. The table stays for instances of the version before, until they are replaced.
insert into notifications_deliveries (account_id, key, kind, urgency, message, created_at, due_at, expires_at, channel,
    channel_since, via, happened_at)
  select l.account_id, 'letter ' || l.alert_id, 'alert', 'high',
    jsonb_build_object('says', jsonb_build_object(a.language, jsonb_build_object('title', l.title, 'body', l.body)),
      'path', l.path, 'tag', 'alert-' || l.alert_id),
    l.created_at, l.created_at, l.expires_at, 'mail', l.created_at, '{mail}', l.created_at
  from notifications_letters l join accounts a on a.id = l.account_id;
delete from notifications_letters;

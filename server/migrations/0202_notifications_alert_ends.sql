-- An alert may wait for an hourly close, have an end, and come from a level or a plan of an analysis.
alter table notifications_alerts drop constraint notifications_alerts_kind_check;
alter table notifications_alerts add constraint notifications_alerts_kind_check
  check (kind in ('above', 'below', 'touch', 'close', 'move'));
alter table notifications_alerts add column origin text
  check (origin in ('r1', 'r2', 'r3', 's1', 's2', 's3', 'plan'));
alter table notifications_alerts add column ends_at timestamptz;
-- When it ran out without having rung.
alter table notifications_alerts add column ended_at timestamptz check (ended_at is null or fired_at is null);

drop index notifications_alerts_waiting;
create unique index notifications_alerts_waiting on notifications_alerts (account_id, symbol, kind, target)
  where fired_at is null and ended_at is null;
drop index notifications_alerts_symbol;
create index notifications_alerts_symbol on notifications_alerts (symbol) where fired_at is null and ended_at is null;
create index notifications_alerts_ends on notifications_alerts (ends_at) where fired_at is null and ended_at is null;

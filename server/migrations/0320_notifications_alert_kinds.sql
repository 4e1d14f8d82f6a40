-- An alert may wait for a move within other spans and one way only, for the day's likely range to be left, and for volume. It
-- can rest, and its removal can be taken back for a day.
alter table notifications_alerts drop constraint notifications_alerts_kind_check;
alter table notifications_alerts add constraint notifications_alerts_kind_check
  check (kind in ('above', 'below', 'touch', 'close', 'move', 'range', 'volume'));
-- Both count for moves alone.
alter table notifications_alerts add column hours smallint not null default 24 check (hours in (1, 24, 168));
alter table notifications_alerts add column way text not null default 'either' check (way in ('either', 'up', 'down'));
alter table notifications_alerts add column paused_at timestamptz;
-- What passed before it went on does not ring.
alter table notifications_alerts add column resumed_at timestamptz;
alter table notifications_alerts add column removed_at timestamptz;
-- A move, the distance from a range, or usual days of volume.
alter table notifications_alerts add column fired_ratio double precision;

drop index notifications_alerts_waiting;
create unique index notifications_alerts_waiting on notifications_alerts (account_id, symbol, kind, target, currency, hours, way)
  where fired_at is null and ended_at is null and removed_at is null;
drop index notifications_alerts_symbol;
create index notifications_alerts_symbol on notifications_alerts (symbol)
  where fired_at is null and ended_at is null and removed_at is null and paused_at is null;
drop index notifications_alerts_ends;
create index notifications_alerts_ends on notifications_alerts (ends_at)
  where fired_at is null and ended_at is null and removed_at is null;

-- An alert keeps the currency it was typed in and is compared in it.
alter table notifications_alerts add column currency text not null default 'USD' check (currency in ('USD', 'TRY', 'EUR'));
-- What one dollar was worth in that currency when the alert was set, and when it rang.
alter table notifications_alerts add column from_rate double precision not null default 1 check (from_rate > 0);
alter table notifications_alerts add column fired_rate double precision check (fired_rate > 0);
update notifications_alerts set fired_rate = 1 where fired_at is not null;

drop index notifications_alerts_waiting;
create unique index notifications_alerts_waiting on notifications_alerts (account_id, symbol, kind, target, currency)
  where fired_at is null and ended_at is null;

-- An alert may ring every time; what came stays in the history as a row of its own, and the alert goes on.
alter table notifications_alerts add column repeats boolean not null default false;
-- When it last rang, and whether what it waits for has to be over before it can come about again.
alter table notifications_alerts add column rang_at timestamptz;
alter table notifications_alerts add column awaits_return boolean not null default false;

-- An alert may wait for a coin to leave what it follows by so many percent, and for the analysis of a new coin to open.
alter table notifications_alerts drop constraint notifications_alerts_kind_check;
alter table notifications_alerts add constraint notifications_alerts_kind_check
  check (kind in ('above', 'below', 'touch', 'close', 'move', 'range', 'volume', 'gap', 'opens'));

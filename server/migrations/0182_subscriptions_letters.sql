-- When the subscriber was told that it renews no more, and that a payment for it failed.
alter table subscriptions add column stop_told_at timestamptz;
alter table subscriptions_periods add column failure_told_at timestamptz;
update subscriptions set stop_told_at = now() where not is_renewing;
update subscriptions_periods set failure_told_at = now() where failed_at is not null;
create index subscriptions_untold on subscriptions (reference) where not is_renewing and stop_told_at is null;
create index subscriptions_periods_untold on subscriptions_periods (charge)
  where failed_at is not null and paid_at is null and failure_told_at is null;

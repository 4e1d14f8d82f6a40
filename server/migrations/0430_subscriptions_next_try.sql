-- When the provider tries a payment that failed again: the letter about it names the day. Null where it does not try again, or did not say.
alter table subscriptions_periods add column next_try_at timestamptz;

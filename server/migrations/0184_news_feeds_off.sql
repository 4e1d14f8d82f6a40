-- Since when a feed fails without a break, and when it was given up: after a week it is not asked any more.
alter table news_feeds add column failing_since timestamptz, add column off_at timestamptz;
update news_feeds set failing_since = now() where failures > 0;

-- Plans live: each is sealed in the log when it is issued, frozen, and followed from hourly closes to its end, whoever looks or not. What
-- stands here of those that ended can be made anew from the log and the candles.
create table record_plans (
  -- The entry that sealed it.
  id bigint primary key,
  source text not null,
  symbol text not null,
  side text not null check (side in ('up', 'down')),
  state text not null check (state in ('waiting', 'met', 'target', 'stop', 'expired', 'lapsed')),
  issued_at timestamptz not null,
  valid_until timestamptz not null,
  price_usd double precision not null,
  trigger_usd double precision not null,
  -- Once it has begun, where that was: stop and target moved along.
  entry_usd double precision not null,
  stop_usd double precision not null,
  target_usd double precision not null,
  -- As they were said: of beginning, of a touch of the trigger, then of target, stop and neither.
  chances double precision[] not null,
  met_at timestamptz,
  limit_at timestamptz,
  ended_at timestamptz,
  exit_usd double precision,
  result_ratio double precision,
  -- The hours that were over by then have gone in; the last of them closed at this price, and this exchange told it.
  advanced_to timestamptz not null,
  last_usd double precision,
  venue text
);
-- While one waits or runs on a side there is no other.
create unique index record_plans_alive on record_plans (source, symbol, side) where state in ('waiting', 'met');
create index record_plans_of on record_plans (source, symbol, issued_at desc);

-- What plans of before came to is in the log, and in no sum: they began and ended by other rules.
delete from record_plan_days;
delete from record_chance_days where what = 'plan';
alter table record_plan_days drop constraint record_plan_days_what_check;
alter table record_plan_days add check (what in ('up', 'down'));
alter table record_plan_days add column begun_said double precision not null, add column target_said double precision not null,
  add column stop_said double precision not null;
alter table record_chance_days drop constraint record_chance_days_what_check;
alter table record_chance_days add check (what in ('touch', 'begun', 'target'));

-- The past is worked out once more, with plans that live.
delete from record_range_days where kind = 'replayed';
delete from record_chance_days where kind = 'replayed';
update record_coins set replayed = 'none';

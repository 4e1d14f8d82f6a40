-- Sums by day, from which the page is answered: of each coin, and of all together where the symbol is empty. Live and replayed results
-- never share a row.
create table record_range_days (
  kind text not null check (kind in ('live', 'asked', 'replayed')),
  source text not null,
  what text not null,
  symbol text not null,
  day date not null,
  graded int not null,
  below int not null,
  above int not null,
  unknown int not null,
  -- Distance of the median from the outcome, and of the price at issue, as shares of that price.
  error double precision not null,
  unchanged_error double precision not null,
  side_said int not null,
  side_right int not null,
  -- Of those that know what a constant width would have lost.
  loss double precision not null,
  constant_loss double precision not null,
  -- Graded and missed by the UTC hour of issue, from midnight on.
  hours int[] not null,
  missed_hours int[] not null,
  primary key (source, kind, symbol, what, day)
);

-- Chances that were said, in tenths, and how often they came about.
create table record_chance_days (
  kind text not null,
  source text not null,
  what text not null check (what in ('touch', 'plan')),
  symbol text not null,
  day date not null,
  graded int[] not null,
  stated double precision[] not null,
  happened int[] not null,
  primary key (source, kind, symbol, what, day)
);

create table record_plan_days (
  kind text not null,
  source text not null,
  what text not null check (what in ('up', 'down', 'random')),
  symbol text not null,
  day date not null,
  -- Plans whose condition was met, and those that never began.
  graded int not null,
  unmet int not null,
  target int not null,
  stop int not null,
  result double precision not null,
  primary key (source, kind, symbol, what, day)
);

-- What was graded before there were sums, but for the hours.
with graded as (
  select source, what, symbol, (slot_at at time zone 'UTC')::date as day,
    outcome, abs(actual_usd - median_usd) / price_usd as error, abs(actual_usd - price_usd) / price_usd as unchanged,
    case when rise_probability = 0.5 or actual_usd = price_usd then null
      else (rise_probability > 0.5) = (actual_usd > price_usd) end as is_right
  from record_claims c join record_grades g using (slot_at) where g.claim_id = c.id),
named as (select * from graded union all select source, what, '', day, outcome, error, unchanged, is_right from graded)
insert into record_range_days
  select 'live', source, what, symbol, day, count(outcome), count(*) filter (where outcome = -1), count(*) filter (where outcome = 1),
    count(*) filter (where outcome is null), coalesce(sum(error), 0), coalesce(sum(unchanged), 0), count(is_right),
    count(*) filter (where is_right), 0, 0,
    array_fill(0, array[24]), array_fill(0, array[24])
  from named n group by source, what, symbol, day;

-- Two rows of numbers, place by place.
create function record_added(mine anycompatiblearray, theirs anycompatiblearray) returns anycompatiblearray
  language sql immutable strict as $$
  select array_agg(a + b order by place) from unnest(mine, theirs) with ordinality as pairs(a, b, place)
$$;

create aggregate record_total(anycompatiblearray) (sfunc = record_added, stype = anycompatiblearray);

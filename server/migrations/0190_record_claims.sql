-- Everything that was ever claimed about a price: forecasts, plans and chances of touching a level. Rows are added and never
-- changed: each carries the hash of the one before it, so a missing or altered row breaks the chain where everyone can see it.
create table record_claims (
  id bigint not null,
  source text not null check (source in ('live', 'simulated')),
  symbol text not null,
  -- A horizon, the side of a plan, or touch.
  what text not null,
  -- Whether somebody asked for it; all others were issued because their time had come.
  asked boolean not null,
  -- The slot of the plan that it fills; what was asked for has the moment of its own.
  slot_at timestamptz not null,
  issued_at timestamptz not null,
  due_at timestamptz not null,
  price_usd double precision not null,
  -- Of forecasts alone.
  median_usd double precision,
  low50_usd double precision,
  high50_usd double precision,
  low80_usd double precision,
  high80_usd double precision,
  rise_probability double precision,
  scale double precision,
  calibration double precision,
  lean double precision,
  -- Which of the method's models a range came from, and half its width as a logarithm. Null in the first edition.
  model text,
  half_width double precision,
  -- The move that the last 500 candles of its length would have led one to expect.
  constant_scale double precision,
  -- Of plans and touches: their prices and chances, in the order that the chain writes them.
  terms double precision[],
  -- What its hash was made from: 1 the first edition, 2 with the model, 3 with the slot.
  edition smallint not null,
  previous_hash text not null,
  hash text not null,
  unique (source, symbol, what, asked, slot_at)
) partition by range (slot_at);
create unique index record_claims_id on record_claims (id, slot_at);

-- What became of them. A price that can no longer be known is said to be unknown, not left out.
create table record_grades (
  claim_id bigint not null,
  slot_at timestamptz not null,
  -- A forecast ended below its range (-1), inside (0) or above (1). A plan ended at its stop (-1), at its target (1), at neither
  -- (0), or never began (2). Of touches, one bit for each level. Null where nobody can know.
  outcome smallint,
  actual_usd double precision,
  -- Where in its own distribution the price fell, 0 to 1.
  level double precision,
  -- What a forecast lost against the outcome, and what a range of constant width would have lost (CRPS of log returns).
  loss double precision,
  constant_loss double precision,
  -- What a plan brought after fees, and what a purchase at the moment of issue would have, with the same distances.
  result_ratio double precision,
  random_outcome smallint,
  random_ratio double precision,
  graded_at timestamptz not null,
  unique (claim_id, slot_at)
) partition by range (slot_at);
create index record_grades_at on record_grades (graded_at);

-- Those whose time has not come: however long the record grows, this stays small.
create table record_pending (
  claim_id bigint primary key,
  source text not null,
  slot_at timestamptz not null,
  due_at timestamptz not null
);
create index record_pending_due on record_pending (source, due_at);

-- The end of the chain. It stands apart, so that rows taken away from the end are missed as well.
create table record_head (
  is_only boolean primary key default true check (is_only),
  id bigint not null,
  hash text not null
);

create function record_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the record of predictions is kept as it was written';
end $$;

-- Makes room for the month of a moment; nothing if it is there.
create function record_month(moment timestamptz) returns void language plpgsql as $$
declare
  month_start timestamp := date_trunc('month', moment at time zone 'UTC');
  month_end timestamp := month_start + interval '1 month';
  parent text;
  child text;
begin
  foreach parent in array array['record_claims', 'record_grades'] loop
    child := parent || to_char(month_start, '_YYYY_MM');
    if to_regclass(child) is null then
      execute format('create table %I partition of %I for values from (%L) to (%L)', child, parent,
        month_start || '+00', month_end || '+00');
    end if;
  end loop;
end $$;

-- Every partition, also one that is made later, has the guard of its rows.
create trigger record_claims_kept before update or delete on record_claims
  for each row execute function record_refuse_change();
create trigger record_grades_kept before update or delete on record_grades
  for each row execute function record_refuse_change();
create trigger record_claims_whole before truncate on record_claims
  for each statement execute function record_refuse_change();
create trigger record_grades_whole before truncate on record_grades
  for each statement execute function record_refuse_change();

-- The record so far, with its hashes as they are.
select record_month(month) from generate_series(
  (select date_trunc('month', min(issued_at)) from analysis_predictions),
  (select max(issued_at) from analysis_predictions), interval '1 month') month;
select record_month(now());
insert into record_claims (id, source, symbol, what, asked, slot_at, issued_at, due_at, price_usd, median_usd, low50_usd,
    high50_usd, low80_usd, high80_usd, rise_probability, scale, calibration, lean, model, half_width, edition, previous_hash, hash)
  select id, source, symbol, horizon, false, issued_at, issued_at, due_at, price_usd, median_usd, low50_usd, high50_usd, low80_usd,
    high80_usd, rise_probability, scale, calibration, lean, model, half_width, case when model is null then 1 else 2 end,
    previous_hash, hash from analysis_predictions order by id;
insert into record_grades (claim_id, slot_at, outcome, actual_usd, level, graded_at)
  select id, issued_at, case when g.actual_usd < low80_usd then -1 when g.actual_usd > high80_usd then 1
    when g.actual_usd is not null then 0 end, g.actual_usd, g.level, g.graded_at
  from analysis_predictions join analysis_grades g on prediction_id = id;
insert into record_pending (claim_id, source, slot_at, due_at)
  select id, source, issued_at, due_at from analysis_predictions p
  where not exists (select from analysis_grades where prediction_id = p.id);
insert into record_head (id, hash)
  select coalesce(max(id), 0), coalesce((select hash from analysis_predictions order by id desc limit 1), repeat('0', 64))
  from analysis_predictions;
drop table analysis_grades, analysis_predictions;
drop function analysis_refuse_change;

-- What graded forecasts have taught belongs to the record.
alter table analysis_calibrations rename to record_calibrations;
alter table analysis_hours rename to record_hours;
alter table analysis_hour_grades rename to record_hour_grades;

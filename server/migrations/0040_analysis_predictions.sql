-- Every forecast that was ever issued. Rows are added and never changed: each carries the hash of the one before it, so a
-- missing or altered row breaks the chain where everyone can see it.
create table analysis_predictions (
  id bigint primary key,
  source text not null check (source in ('live', 'simulated')),
  symbol text not null,
  horizon text not null,
  issued_at timestamptz not null,
  due_at timestamptz not null,
  price_usd double precision not null,
  median_usd double precision not null,
  low50_usd double precision not null,
  high50_usd double precision not null,
  low80_usd double precision not null,
  high80_usd double precision not null,
  rise_probability double precision not null,
  scale double precision not null,
  calibration double precision not null,
  lean double precision not null,
  previous_hash text not null,
  hash text not null,
  unique (source, symbol, horizon, issued_at)
);
create index analysis_predictions_due on analysis_predictions (due_at);

-- What became of them. A price that can no longer be known is said to be unknown, not left out.
create table analysis_grades (
  prediction_id bigint primary key references analysis_predictions,
  actual_usd double precision,
  -- Where in its own distribution the outcome fell, 0 to 1.
  level double precision,
  graded_at timestamptz not null
);

create table analysis_calibrations (
  source text not null,
  symbol text not null,
  horizon text not null,
  log_multiplier double precision not null,
  last_due_at timestamptz not null,
  primary key (source, symbol, horizon)
);

create function analysis_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the record of predictions is kept as it was written';
end $$;
create trigger analysis_predictions_kept before update or delete or truncate on analysis_predictions
  for each statement execute function analysis_refuse_change();
create trigger analysis_grades_kept before update or delete or truncate on analysis_grades
  for each statement execute function analysis_refuse_change();

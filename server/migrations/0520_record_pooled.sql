-- What all coins together have taught about a day's range: one pair for each hour, kept, so that every process and every replay follows one
-- path. Hours in which nobody was there have none: the pair before counts on.
create table record_pooled (
  source text not null,
  hour timestamptz not null,
  miss_level double precision not null,
  four_hour_level double precision not null,
  -- The last hour whose grades are in it.
  learnt_until timestamptz not null,
  primary key (source, hour)
);

-- The one-day forecasts graded in an hour that no pair has taken in yet.
create table record_pooled_grades (
  source text not null,
  hour timestamptz not null,
  graded int not null,
  missed int not null,
  primary key (source, hour)
);

-- The edition of the method that a claim was made by; those of before are of the third.
alter table record_claims add column edition smallint not null default 3;

-- The past is worked out once more, by the fourth edition and after thirty days that only teach it.
update record_coins set replayed = 'none';

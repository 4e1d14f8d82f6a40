-- What the graded predictions of all coins have taught about the width of ranges in each UTC hour of issue.
create table analysis_hours (
  source text not null,
  horizon text not null,
  hour smallint not null check (hour between 0 and 23),
  level double precision not null,
  primary key (source, horizon, hour)
);

-- The grades of the predictions issued in one clock hour: each has an equal share in how far that hour moves.
create table analysis_hour_grades (
  source text not null,
  horizon text not null,
  issued_hour timestamptz not null,
  graded int not null,
  score_sum double precision not null,
  primary key (source, horizon, issued_hour)
);

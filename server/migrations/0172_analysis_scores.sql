-- The last score of a coin on each day, so that today's can be seen beside yesterday's. A day is a day of the UTC calendar.
create table analysis_scores (
  source text not null,
  symbol text not null,
  day date not null,
  at timestamptz not null,
  score smallint not null,
  read_count smallint not null,
  primary key (source, symbol, day)
);

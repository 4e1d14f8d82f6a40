-- The months that nothing is added to any more, as they are handed out: how long each file is, and after which entries how many bytes
-- have gone by, so that a download that broke off can go on in the middle.
create table record_files (
  month text not null,
  format text not null check (format in ('ndjson', 'csv')),
  -- How lines are written; a file of another edition is measured anew.
  edition int not null,
  bytes bigint not null,
  hash text not null,
  entries bigint[] not null,
  offsets bigint[] not null,
  primary key (month, format)
);

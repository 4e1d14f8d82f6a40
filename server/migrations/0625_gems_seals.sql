-- A gem in the log of the record: the entry that sealed it, what opens that, and the entry that says how it ended.
create table gems_seals (
  find_id bigint primary key references gems_finds,
  entry_id bigint not null unique,
  salt text not null,
  said text not null,
  end_entry_id bigint unique
);
create index gems_seals_open on gems_seals (find_id) where end_entry_id is null;

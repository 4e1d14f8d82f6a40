-- A code counts in the browser that asked for it, so that nobody else's tries use it up; by the link of its letter, whose key
-- cannot be guessed, in any. accounts_codes is what instances of the version before still write.
create table accounts_activations (
  email text not null,
  browser_hash text not null,
  code_hash text not null,
  link_hash text not null,
  tries integer not null default 0,
  attempt_hash text,
  expires_at timestamptz not null,
  primary key (email, browser_hash)
);

-- Nobody is told any more what others of the same network did, so that it is not noted.
drop index guests_visitors_network;
alter table guests_visitors alter column network_hash drop not null;

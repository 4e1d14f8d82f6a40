-- A browser has its free analyses once in its life, also when it opens another guest account later. free_used are those of
-- its earlier accounts; told_used those that the fingerprints it has withdrawn remember already.
alter table guests_visitors add column welcomed_at timestamptz;
alter table guests_visitors add column free_used integer not null default 0 check (free_used >= 0);
alter table guests_visitors add column told_used integer not null default 0 check (told_used >= 0);
update guests_visitors set welcomed_at = created_at where account_id is not null;

-- How many free analyses were used under a fingerprint by browsers that have withdrawn it: a number, and nobody's name.
create table guests_withdrawn_fingerprints (
  fingerprint_hash text primary key,
  used integer not null check (used >= 0)
);

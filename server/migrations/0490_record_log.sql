-- The record becomes a transparency log: entries that are only ever added, in a Merkle tree whose root is signed (c2sp.org/tlog-tiles).
-- The hash chain of before goes; no installation has rows of it that anybody was told of.
drop table record_claims, record_grades, record_pending, record_head, record_seals, record_months, record_files, record_checks;
-- Sums are counted from entries, and the past is worked out once more, so that an entry states what it was worked out from.
truncate record_range_days, record_chance_days, record_plan_days, record_gaps, record_failures, record_sweeps;
update record_coins set replayed = 'none';

-- The log. An entry is the exact text that its leaf is the hash of; everything else about claims and grades can be made from it anew, but
-- for what is still sealed.
create table record_entries (
  index bigint primary key,
  entry text not null check (octet_length(entry) <= 65535)
);
create trigger record_entries_kept before update or delete on record_entries
  for each row execute function record_refuse_change();
create trigger record_entries_whole before truncate on record_entries
  for each statement execute function record_refuse_change();

-- Tiles of the tree: 256 hashes each, those above the lowest level also while they fill. The newest entries have none yet.
create table record_tiles (
  level smallint not null,
  index bigint not null,
  hashes bytea not null,
  primary key (level, index)
);

-- What was signed: the newest of each day, and of all.
create table record_checkpoints (
  day date primary key,
  size bigint not null,
  root bytea not null,
  -- Who signed it, and the whole signed note.
  verifier_key text not null,
  note text not null,
  signed_at timestamptz not null
);

-- What is still sealed, and what waits for its grade: gone from here once it is graded.
create table record_pending (
  claim_id bigint primary key,
  source text not null,
  slot_at timestamptz not null,
  due_at timestamptz not null,
  -- In hexadecimal digits, and the exact text that was hashed with it.
  salt text not null,
  said text not null,
  is_revealed boolean not null default false
);
create index record_pending_due on record_pending (source, due_at);
create index record_pending_sealed on record_pending (due_at) where not is_revealed;

-- Claims as the product looks them up, made from the log: its number is that of the entry that sealed it.
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
  low80_usd double precision,
  high80_usd double precision,
  rise_probability double precision,
  half_width double precision,
  -- What became of it; the outcome is null where nobody can know, and everything before it is graded. A forecast ended below its
  -- range (-1), inside (0) or above (1). A plan ended at its stop (-1), at its target (1), at neither (0), or never began (2). Of
  -- touches, one bit for each level.
  outcome smallint,
  actual_usd double precision,
  graded_at timestamptz,
  unique (source, symbol, what, asked, slot_at)
) partition by range (slot_at);
create unique index record_claims_id on record_claims (id, slot_at);

-- Makes room for the month of a moment; nothing if it is there.
create or replace function record_month(moment timestamptz) returns void language plpgsql as $$
declare
  month_start timestamp := date_trunc('month', moment at time zone 'UTC');
  month_end timestamp := month_start + interval '1 month';
  child text := 'record_claims' || to_char(month_start, '_YYYY_MM');
begin
  if to_regclass(child) is null then
    -- Attached and not made as a part: whoever reads or grades goes on meanwhile.
    execute format('create table %I (like record_claims including constraints)', child);
    execute format('alter table record_claims attach partition %I for values from (%L) to (%L)', child,
      month_start || '+00', month_end || '+00');
  end if;
end $$;
select record_month(now());

-- The first entry of each month, so that nobody has to look for it among millions.
create table record_months (
  month text primary key,
  first_id bigint not null
);

-- The months that nothing is added to any more, as they are handed out: how long each file is, and before which entries how many bytes
-- have gone by, so that a download that broke off can go on in the middle.
create table record_files (
  month text primary key,
  bytes bigint not null,
  hash text not null,
  entries bigint[] not null,
  offsets bigint[] not null
);

-- The last look over the whole log and everything that is made from it.
create table record_checks (
  is_only boolean primary key default true check (is_only),
  checked_at timestamptz not null,
  size bigint not null,
  -- What was not as it was written, in words.
  finding text
);

do $$
begin
  if to_regclass('pgboss.schedule') is not null then
    delete from pgboss.schedule where name in ('record.seal', 'figures.prediction_chain_broken');
    delete from pgboss.job where name in ('record.seal', 'figures.prediction_chain_broken');
  end if;
end $$;

-- Who else has cosigned the log: of each the newest, as a note that anybody can verify.
create table record_cosignatures (
  name text primary key,
  size bigint not null,
  note text not null,
  cosigned_at timestamptz not null
);

-- Logs of others that we are a witness of: what we have cosigned last, and never anything that contradicts it.
create table record_witnessed (
  origin text primary key,
  size bigint not null,
  root bytea not null,
  note text not null,
  cosigned_at timestamptz not null
);

-- The coins that are forecast by the plan, asked or not, and since when.
create table record_coins (
  source text not null,
  symbol text not null,
  planned_since timestamptz not null,
  is_planned boolean not null,
  -- How far its past has been replayed: not, thinned, or whole.
  replayed text not null default 'none' check (replayed in ('none', 'thinned', 'whole')),
  primary key (source, symbol)
);

-- Up to where every slot has been looked at: issued, or explained.
create table record_sweeps (
  source text primary key,
  swept_to timestamptz not null
);

-- Slots in which nothing was issued, from the first to the last, and why. They are never filled afterwards.
create table record_gaps (
  source text not null,
  symbol text not null,
  what text not null,
  first_slot timestamptz not null,
  last_slot timestamptz not null,
  slots int not null,
  reason text not null check (reason in ('off', 'exchange', 'history', 'clock')),
  primary key (source, symbol, what, first_slot)
);

-- Why a coin could not be forecast in a quarter hour that is not over yet.
create table record_failures (
  source text not null,
  symbol text not null,
  slot_at timestamptz not null,
  reason text not null,
  primary key (source, symbol, slot_at)
);

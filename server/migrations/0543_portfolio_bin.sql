-- What was deleted stays for thirty days, together with whatever went with it: what, when and by which device.
create table portfolio_bin (
  account_id uuid not null references accounts,
  id text not null,
  what text not null check (what in ('entry', 'coin', 'import', 'all')),
  coins text[] not null,
  entry_count integer not null,
  removed_at timestamptz not null,
  device text not null,
  restored_at timestamptz,
  primary key (account_id, id)
);
create table portfolio_removed (
  account_id uuid not null,
  bin_id text not null,
  entry_id text not null,
  entry jsonb not null,
  primary key (account_id, bin_id, entry_id),
  foreign key (account_id, bin_id) references portfolio_bin (account_id, id) on delete cascade
);
create index portfolio_bin_removed on portfolio_bin (removed_at);

-- What an entry was before each of its corrections, for as long as the account is there.
create table portfolio_corrections (
  account_id uuid not null references accounts,
  entry_id text not null,
  place bigint generated always as identity,
  corrected_by text not null,
  was_corrected_at timestamptz not null,
  before jsonb not null,
  primary key (account_id, entry_id, place)
);

-- The ledger: every credit that came or went, once per key. The balance is its sum, kept beside it.
create table credits_entries (
  id bigint generated always as identity primary key,
  account_id uuid not null references accounts,
  key text not null,
  reason text not null,
  amount integer not null check (amount <> 0),
  created_at timestamptz not null,
  unique (account_id, key)
);

create table credits_balances (
  account_id uuid primary key references accounts,
  balance integer not null default 0 check (balance >= 0)
);

create function credits_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'credits_entries is append-only: write a new entry instead';
end $$;
create trigger credits_entries_append_only before update or delete on credits_entries
  for each row execute function credits_refuse_change();
create trigger credits_entries_no_truncate before truncate on credits_entries
  for each statement execute function credits_refuse_change();

-- Who has had the gift of a new member, as a keyed hash: leaving and coming back does not bring it twice.
create table credits_welcomes (
  person_hash text primary key,
  given_at timestamptz not null
);

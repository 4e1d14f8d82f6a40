-- The right to one coin's analysis for a while. entry_key is null where it cost nothing.
create table credits_entitlements (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts,
  coin text not null,
  state text not null check (state in ('opened', 'used', 'refunded')),
  entry_key text,
  opened_at timestamptz not null,
  expires_at timestamptz not null
);
create index credits_entitlements_account on credits_entitlements (account_id, expires_at desc);
create index credits_entitlements_unused on credits_entitlements (expires_at) where state = 'opened';

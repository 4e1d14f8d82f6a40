-- The first analysis of a coin that comes with joining and costs nothing. It is taken when it is opened, and free again
-- when nothing came of it.
create table credits_free_coins (
  account_id uuid not null references accounts,
  coin text not null,
  entitlement_id uuid references credits_entitlements,
  primary key (account_id, coin)
);
create index credits_free_coins_entitlement on credits_free_coins (entitlement_id);

-- The few entries that name their other half are found without looking at all of them.
create index portfolio_entries_paired on portfolio_entries (account_id) where pair_id is not null;

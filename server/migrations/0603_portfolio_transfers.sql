-- Coins that went to another place of one's own, or came from it: they are no trade. Two of them that are one transfer name each other;
-- the coins that did not arrive stand with the one that left, as far as they count: none where no such coins were noted.
alter table portfolio_entries
  drop constraint portfolio_entries_kind_check,
  add constraint portfolio_entries_kind_check check (kind in ('buy', 'sell', 'in', 'out')),
  add column pair_id text,
  add column network_fee numeric(24, 8) check (network_fee >= 0),
  add check (kind in ('in', 'out') or pair_id is null),
  add check (network_fee is null or (kind = 'out' and pair_id is not null));
create index portfolio_entries_transfers on portfolio_entries (account_id, symbol) where kind in ('in', 'out');

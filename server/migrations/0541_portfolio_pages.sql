-- Pages of entries, the newest first.
create index portfolio_entries_newest on portfolio_entries (account_id, traded_at desc, id desc);

-- Which state the entries of one coin are in: after a change only that coin is counted anew.
create table portfolio_coin_versions (
  account_id uuid not null,
  symbol text not null,
  version bigint not null,
  primary key (account_id, symbol)
);
insert into portfolio_coin_versions select account_id, symbol, 0 from portfolio_entries group by account_id, symbol;

create or replace function portfolio_changed() returns trigger language plpgsql as $$
begin
  insert into portfolio_coin_versions (account_id, symbol, version)
    select account_id, symbol, nextval('portfolio_changes')
      from (select distinct account_id, symbol from touched) as coins order by account_id, symbol
    on conflict (account_id, symbol) do update set version = excluded.version;
  insert into portfolio_versions (account_id, version)
    select account_id, nextval('portfolio_changes') from (select distinct account_id from touched) as members
    on conflict (account_id) do update set version = excluded.version;
  return null;
end $$;

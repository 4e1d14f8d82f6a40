-- Which state the entries of a member are in: whoever keeps something counted from them asks whether it still holds. Numbers
-- come from a sequence, so that one never comes again.
create sequence portfolio_changes;
create table portfolio_versions (
  account_id uuid primary key,
  version bigint not null
);

create function portfolio_changed() returns trigger language plpgsql as $$
begin
  insert into portfolio_versions (account_id, version)
    select account_id, nextval('portfolio_changes') from (select distinct account_id from touched) as members
    on conflict (account_id) do update set version = excluded.version;
  return null;
end $$;

create trigger portfolio_entries_added after insert on portfolio_entries
  referencing new table as touched for each statement execute function portfolio_changed();
create trigger portfolio_entries_corrected after update on portfolio_entries
  referencing new table as touched for each statement execute function portfolio_changed();
create trigger portfolio_entries_removed after delete on portfolio_entries
  referencing old table as touched for each statement execute function portfolio_changed();

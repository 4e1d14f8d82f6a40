-- Ids are made by the caller, so they are unique for one member: nobody learns whether another has used one.
alter table portfolio_entries drop constraint portfolio_entries_pkey, add primary key (account_id, id);

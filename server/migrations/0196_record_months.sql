-- The first entry of each month, so that nobody has to look for it among millions.
create table record_months (
  month text primary key,
  first_id bigint not null
);
insert into record_months select to_char(slot_at at time zone 'UTC', 'YYYY-MM'), min(id) from record_claims group by 1;

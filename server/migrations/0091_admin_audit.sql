-- Who changed what. Rows are added and never changed.
create table admin_audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  account_id uuid not null references accounts,
  action text not null,
  subject text not null,
  details jsonb not null
);
create index admin_audit_subject on admin_audit (subject, id desc);
create index admin_audit_action on admin_audit (action, id desc);

create function admin_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the log of changes is kept as it was written';
end $$;
create trigger admin_audit_kept before update or delete or truncate on admin_audit
  for each statement execute function admin_refuse_change();

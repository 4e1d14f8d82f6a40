-- A confirmed upload is written once: its confirmation stands in the log of changes, and only once.
create unique index admin_audit_confirmation on admin_audit ((details ->> 'confirmation'))
  where details ? 'confirmation';

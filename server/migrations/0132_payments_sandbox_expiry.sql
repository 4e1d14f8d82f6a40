-- A page of the built-in provider is open as long as its order says, like that of a provider outside.
alter table payments_sandbox_checkouts add column expires_at timestamptz;
update payments_sandbox_checkouts set expires_at = created_at + interval '30 minutes';

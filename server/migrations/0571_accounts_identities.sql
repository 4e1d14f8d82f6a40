-- Who a member is at the identity provider that the operator has named besides Google.
create table accounts_identities (
  issuer text not null,
  subject text not null,
  account_id uuid not null references accounts,
  linked_at timestamptz not null,
  primary key (issuer, subject),
  unique (account_id, issuer)
);

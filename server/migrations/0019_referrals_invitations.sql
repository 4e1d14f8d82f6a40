create table referrals_codes (
  account_id uuid primary key references accounts,
  code text not null unique,
  created_at timestamptz not null
);

-- One row per invited person (a keyed hash of the address): a person is invited once.
create table referrals_invitations (
  person_hash text primary key,
  inviter_id uuid not null references accounts,
  invited_id uuid not null references accounts,
  credits integer not null,
  created_at timestamptz not null
);
create index referrals_invitations_inviter on referrals_invitations (inviter_id);

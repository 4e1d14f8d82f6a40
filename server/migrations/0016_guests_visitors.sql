-- A visitor is a browser. It has a guest account from the moment it asks for one.
create table guests_visitors (
  id uuid primary key default gen_random_uuid(),
  account_id uuid unique references accounts,
  network_hash text not null,
  created_at timestamptz not null
);
create index guests_visitors_network on guests_visitors (network_hash, created_at desc) where account_id is not null;

-- Keyed hashes of fingerprints, read with consent: a second key to the same visitor.
create table guests_fingerprints (
  fingerprint_hash text not null,
  visitor_id uuid not null references guests_visitors,
  seen_at timestamptz not null,
  primary key (fingerprint_hash, visitor_id)
);
create index guests_fingerprints_visitor on guests_fingerprints (visitor_id);

-- Which members signed in from which browser, so that nobody invites themselves.
create table guests_members (
  visitor_id uuid not null references guests_visitors,
  account_id uuid not null references accounts,
  seen_at timestamptz not null,
  primary key (account_id, visitor_id)
);

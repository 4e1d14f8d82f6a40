-- Assistants that read in a member's name, by OAuth 2.1. Of codes and tokens only hashes are kept.

-- Apps that have registered themselves; those that are named by an address of their own are not kept.
create table assistants_clients (
  id text primary key,
  name text not null,
  redirect_uris text[] not null,
  created_at timestamptz not null,
  used_at timestamptz
);

-- What a member has allowed to one app.
create table assistants_grants (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts,
  client_id text not null,
  client_name text not null,
  client_host text not null,
  -- Where its tokens count: at another address of the product they are those of somebody else.
  resource text not null,
  scopes text[] not null check (cardinality(scopes) > 0),
  analyses_per_day smallint not null,
  portfolio text not null check (portfolio in ('percent', 'amounts')),
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index assistants_grants_account on assistants_grants (account_id, created_at desc);

-- One use each: used right or wrong, it is used. The grant is made by the first use, and ended by a second one.
create table assistants_codes (
  code_hash text primary key,
  account_id uuid not null references accounts,
  client_id text not null,
  client_name text not null,
  client_host text not null,
  redirect_uri text not null,
  challenge text not null,
  resource text not null,
  scopes text[] not null,
  analyses_per_day smallint not null,
  portfolio text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  grant_id uuid
);

create table assistants_tokens (
  token_hash text primary key,
  grant_id uuid not null references assistants_grants on delete cascade,
  kind text not null check (kind in ('access', 'refresh')),
  expires_at timestamptz not null,
  -- When a refresh token was turned into the next pair.
  used_at timestamptz
);
create index assistants_tokens_grant on assistants_tokens (grant_id);

-- What a connection, or a key that calls like one, has asked and spent on a day by UTC.
create table assistants_uses (
  connection_id uuid not null,
  day date not null,
  account_id uuid not null references accounts,
  calls integer not null,
  credits integer not null,
  -- The minute of the newest call, and the calls in it.
  minute timestamptz not null,
  minute_calls integer not null,
  primary key (connection_id, day)
);
create index assistants_uses_account on assistants_uses (account_id, day);

-- Plans that members follow on paper: no money moves. A plan is the entry that sealed it in the record.
create table follows_plans (
  account_id uuid not null references accounts,
  plan_id bigint not null,
  followed_at timestamptz not null,
  -- Whether its beginning and its end are told.
  is_told boolean not null,
  primary key (account_id, plan_id)
);
create index follows_plans_of on follows_plans (plan_id);

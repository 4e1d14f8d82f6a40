-- One row per person or guest, so that credits hang on one id for both.
-- A deleted account keeps its row, without anything that says who it was.
create table accounts (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('guest', 'member', 'deleted')),
  email text unique check (email = lower(email)),
  password_hash text,
  google_subject text unique,
  first_name text,
  last_name text,
  profile_image_url text,
  language text not null default 'en' check (language in ('tr', 'en')),
  is_admin boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((kind = 'member') = (email is not null))
);

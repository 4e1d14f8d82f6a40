-- Months of consumer prices, deposit rates and gold that are newer than those the product came with.
create table economy_series (
  name text primary key,
  body jsonb not null,
  source text not null,
  read_at timestamptz not null
);

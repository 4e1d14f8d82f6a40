-- What we know of each feed: how to ask only for what is new, and when to ask again.
create table news_feeds (
  url text primary key,
  etag text,
  last_modified text,
  read_at timestamptz,
  failures integer not null default 0,
  next_at timestamptz not null,
  -- Why it could not be read the last time.
  says text
);

create table news_items (
  id bigint generated always as identity primary key,
  url text not null unique,
  title text not null,
  summary text not null,
  source text not null,
  language text not null check (language in ('tr', 'en')),
  published_at timestamptz not null,
  tone smallint not null check (tone in (-1, 0, 1)),
  confidence real not null,
  is_simulated boolean not null
);
create index news_items_published on news_items (published_at);

-- The coins a story speaks of; the time stands here too, so that the newest of a coin are found without the others.
create table news_coins (
  symbol text not null,
  published_at timestamptz not null,
  item_id bigint not null references news_items on delete cascade,
  primary key (symbol, published_at, item_id)
);
create index news_coins_item on news_coins (item_id);

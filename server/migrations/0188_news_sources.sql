-- Who else told a story, and the words of its headline that decided its tone.
alter table news_items
  add column retold_by text[] not null default '{}',
  add column decided_by text[] not null default '{}';

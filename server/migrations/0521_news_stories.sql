-- The address of the first telling: an item in the other language tells the same story, has its tone, and is counted with it.
alter table news_items add column story text;
update news_items set story = url;
alter table news_items alter column story set not null;

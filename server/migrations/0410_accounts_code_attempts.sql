-- Which try used a code up: the browser whose answer was lost on the way asks again with the same one.
alter table accounts_codes add column attempt_hash text;

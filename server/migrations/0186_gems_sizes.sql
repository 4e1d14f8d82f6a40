-- From when the sizes are that a search went by, where they were not those of its own time.
alter table gems_runs add column sizes_at timestamptz;

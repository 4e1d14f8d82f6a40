-- The entry of the log that said, sealed, when a plan began and at which price; null before it has begun, and of those that began earlier.
alter table record_plans add column begun_in bigint;

-- The exchange behind a price: of the moment of issue, and of the grade. Null on what was kept before.
alter table record_claims add column venue text;
alter table record_grades add column venue text;

-- What a plan brought with three times the money, after fees and funding, as a share of the stake; null where that was not offered.
alter table record_grades add column leveraged_ratio double precision;
alter table record_plan_days drop constraint record_plan_days_what_check;
alter table record_plan_days add check (what in ('up', 'down', 'leveraged', 'random'));
-- The past is worked out once more, so that these have one as well.
update record_coins set replayed = 'thinned' where replayed = 'whole';

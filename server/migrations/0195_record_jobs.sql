-- The record has jobs of its own; nobody takes those of before any more.
do $$
begin
  if to_regclass('pgboss.schedule') is not null then
    delete from pgboss.schedule where name in ('analysis.issue', 'analysis.grade', 'figures.prediction_chain_broken');
    delete from pgboss.job where name in ('analysis.issue', 'analysis.grade', 'figures.prediction_chain_broken');
  end if;
end $$;

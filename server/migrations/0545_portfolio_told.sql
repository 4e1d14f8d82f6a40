-- Whoever looks at a portfolio hears that it has changed, on whichever device.
create trigger portfolio_versions_tell after insert or update on portfolio_versions
  for each row execute function platform_tell_row('portfolio', 'account_id');

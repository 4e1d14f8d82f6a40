-- What a member reads amounts in, on every device; who never chose gets what is usual for language and place.
alter table accounts add column currency text check (currency in ('USD', 'TRY', 'EUR'));
update accounts set currency = p.currency from portfolio_settings p where p.account_id = accounts.id and p.currency <> 'USD';

-- A close above a price and one below it are two wishes.
update notifications_alerts set way = case when from_usd * from_rate < target then 'up' else 'down' end
where kind = 'close' and fired_at is null and ended_at is null;

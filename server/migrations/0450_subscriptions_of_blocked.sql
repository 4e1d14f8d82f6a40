-- Whoever is blocked cannot cancel: what they have renews no more.
update subscriptions s set stop_wanted_at = now(), is_renewing = false from accounts a
  where a.id = s.account_id and a.blocked_at is not null and not s.is_over;

-- One table of leases serves all features: market_leases.
drop table channels_leases;

-- Of an entry that was corrected very often the first and the newest corrections are kept; the first one says how many
-- after it are not.
alter table portfolio_corrections add column left_out integer not null default 0 check (left_out >= 0);

-- What of a held win was lost again before other money came in. It is not held any more: the new
-- money must not stand in for it.
alter table held_win add column lost bigint not null default 0 check (lost between 0 and amount);

-- How many people have played a game for money in the last minutes.
alter table brand_game add column playing integer not null default 0;

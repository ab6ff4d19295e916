-- When a member played first in a day, week or month: with it the members of a team can be counted
-- again (docs/decisions/057). Null for what was counted before.
alter table member_active add column played_at timestamptz;

-- How far the proof of older days has come; null before its first run. One row.
create table figure_proof (
  one boolean primary key default true check (one),
  next_day date
);
insert into figure_proof default values;
grant select, update (next_day) on figure_proof to lantern_app;

-- A proof reads some days of all members. The rows are written in the order of days, so that an
-- index of ranges is small, and costs the roll-up nothing.
create index member_day_days on member_day using brin (day);
create index team_day_days on team_day using brin (day);
create index member_active_starts on member_active using brin (start);
create index team_active_starts on team_active using brin (start);

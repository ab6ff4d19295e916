-- Counting the active members of a team (docs/decisions/058) reads a day of many members at once,
-- and finds the few links of members who have moved.
create index member_day_day on member_day (day);
create index line_link_moved on line_link (upline_id)
  where since > '-infinity' or until is not null;

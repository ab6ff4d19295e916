-- Corrections of draws of which all members with changed tickets have got a message. Those that are
-- older than this table are not told any more.
create table lottery_correction_told (
  draw_id text not null,
  revision integer not null check (revision > 1),
  told_at timestamptz not null default clock_timestamp(),
  primary key (draw_id, revision),
  foreign key (draw_id, revision) references lottery_outside_result
);
insert into lottery_correction_told (draw_id, revision)
  select draw_id, revision from lottery_outside_result where revision > 1;
grant select, insert on lottery_correction_told to lantern_app;

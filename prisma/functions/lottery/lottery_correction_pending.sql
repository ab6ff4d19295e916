-- The correction of a settled draw whose wins are still being taken back; null without one.
create or replace function lottery_correction_pending(d lottery_draw)
returns lottery_outside_result language sql stable as $$
  select r from lottery_outside_result r where r.draw_id = d.id and r.revision = d.revision + 1
$$;

-- The last ticket of a lane that is settled by a revision of a draw; before all tickets if none is.
create or replace function lottery_settled_to(p_draw text, p_revision integer, p_lane integer)
returns uuid language sql stable as $$
  select coalesce(
    (select p.last_id from lottery_part p
      where (p.draw_id, p.revision, p.lane) = (p_draw, p_revision, p_lane)
      order by p.after_id desc limit 1),
    lottery_before_all())
$$;

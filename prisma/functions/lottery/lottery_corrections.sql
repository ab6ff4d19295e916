-- The corrections of a draw, in their order, as they are published: when, and which result took the
-- place of which. One whose wins are still being taken back is not among them.
create or replace function lottery_corrections(d lottery_draw) returns jsonb
language sql stable as $$
  select case when d.revision = 1 then '[]' else (
    select coalesce(jsonb_agg(jsonb_build_object('at', a.recorded_at, 'before', b.result,
                                                 'after', a.result) order by a.revision), '[]')
      from lottery_outside_result a
      join lottery_outside_result b on b.draw_id = a.draw_id and b.revision = a.revision - 1
     where a.draw_id = d.id and a.revision <= d.revision) end
$$;

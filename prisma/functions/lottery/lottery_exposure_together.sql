-- Adds what some slips owe (`p_added`, their places) to the exposure of their spots, in the order
-- of all others, which locks these. Answers which of the slips are on a number that is above its
-- limit now, and whether any number has less than a fifth of it left. lottery_exposure_end takes
-- back what is not taken after all.
create or replace function lottery_exposure_together(
  p_slips jsonb, p_added integer[], p_stakes stake[], out full_up integer[], out near boolean
) language plpgsql as $$
declare
  over text[];
begin
  with asked as materialized (
    select s.brand_id, x.draw, x.play, x.spot, x.owed,
           (p_slips -> (s.nth - 1) ->> 'most')::bigint as most
      from unnest(p_stakes) s
     cross join lateral jsonb_to_recordset(p_slips -> (s.nth - 1) -> 'spots')
        as x(draw text, play text, spot text, owed bigint)
     where s.nth = any (p_added)
  ), limits as (
    select a.brand_id, min(a.most) as most from asked a group by 1
  ), added as (
    insert into lottery_exposure as e (draw_id, brand_id, play, spot, owed)
      select a.draw, a.brand_id, a.play, a.spot, sum(a.owed)
        from asked a group by 1, 2, 3, 4 order by 1, 3, 4, 2
      on conflict (draw_id, brand_id, play, spot) do update set owed = e.owed + excluded.owed
    returning draw_id, brand_id, play, spot, owed
  )
  select bool_or(a.owed > l.most / 5 * 4),
         array_agg(concat_ws(' ', a.draw_id, a.brand_id, a.play, a.spot))
           filter (where a.owed > l.most)
    into near, over
    from added a join limits l on l.brand_id = a.brand_id;
  full_up := array(
    select distinct s.nth
      from unnest(p_stakes) s
     cross join lateral jsonb_to_recordset(p_slips -> (s.nth - 1) -> 'spots')
        as x(draw text, play text, spot text)
     where over is not null and s.nth = any (p_added)
       and concat_ws(' ', x.draw, s.brand_id, x.play, x.spot) = any (over));
end $$;

revoke execute on function lottery_exposure_together from public, lantern_app;

-- Locks the exposure of spots, in their order, and answers the first one that would go above the
-- brand's limit; null if there is none. `p_spots` lists draw, play, spot and what is added.
create or replace function lottery_exposure_over(p_brand uuid, p_spots jsonb, p_most bigint)
returns jsonb language plpgsql as $$
declare
  over jsonb;
begin
  insert into lottery_exposure (draw_id, brand_id, play, spot)
    select s.draw, p_brand, s.play, s.spot
      from jsonb_to_recordset(p_spots) s(draw text, play text, spot text)
     order by s.draw, s.play, s.spot
    on conflict do nothing;
  -- Lateral, here and below: a join once read all spots of the brand for each of these.
  perform from (select s.draw, s.play, s.spot
                  from jsonb_to_recordset(p_spots) s(draw text, play text, spot text)
                 order by 1, 2, 3) s
   cross join lateral (
     select from lottery_exposure e
      where (e.draw_id, e.brand_id, e.play, e.spot) = (s.draw, p_brand, s.play, s.spot)
        for update) locked;
  select jsonb_build_object('drawId', s.draw, 'play', s.play, 'spot', s.spot,
                            'left', greatest(p_most - e.owed, 0)::text)
    into over
    from jsonb_to_recordset(p_spots) s(draw text, play text, spot text, owed bigint)
   cross join lateral (
     select x.owed from lottery_exposure x
      where (x.draw_id, x.brand_id, x.play, x.spot) = (s.draw, p_brand, s.play, s.spot) limit 1) e
   where e.owed + s.owed > p_most
   order by s.draw, s.play, s.spot limit 1;
  return over;
end $$;

revoke execute on function lottery_exposure_over from public, lantern_app;

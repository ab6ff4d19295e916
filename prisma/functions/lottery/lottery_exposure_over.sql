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
  perform 1 from lottery_exposure e
     join jsonb_to_recordset(p_spots) s(draw text, play text, spot text)
       on (e.draw_id, e.play, e.spot) = (s.draw, s.play, s.spot)
    where e.brand_id = p_brand order by e.draw_id, e.play, e.spot for update of e;
  select jsonb_build_object('drawId', e.draw_id, 'play', e.play, 'spot', e.spot,
                            'left', greatest(p_most - e.owed, 0)::text)
    into over
    from lottery_exposure e
    join jsonb_to_recordset(p_spots) s(draw text, play text, spot text, owed bigint)
      on (e.draw_id, e.play, e.spot) = (s.draw, s.play, s.spot)
   where e.brand_id = p_brand and e.owed + s.owed > p_most
   order by e.draw_id, e.play, e.spot limit 1;
  return over;
end $$;

revoke execute on function lottery_exposure_over from public, lantern_app;

-- Adds what tickets owe to the exposure of their spots, and notifies the brand's pages of spots
-- with less than a fifth of the limit left. The caller has locked them (lottery_exposure_over).
create or replace function lottery_exposure_add(p_brand uuid, p_spots jsonb, p_most bigint)
returns void language sql as $$
  with added as (
    update lottery_exposure e set owed = e.owed + s.owed
      from jsonb_to_recordset(p_spots) s(draw text, play text, spot text, owed bigint)
     where e.brand_id = p_brand and (e.draw_id, e.play, e.spot) = (s.draw, s.play, s.spot)
    returning e.draw_id, e.play, e.spot, e.owed, e.owed - s.owed as before
  )
  insert into outbox (topic, brand_id, payload)
    select 'lottery_exposure', p_brand,
           jsonb_build_object('drawId', a.draw_id, 'play', a.play, 'spot', a.spot,
                              'left', greatest(p_most - a.owed, 0)::text)
      from added a where a.owed > p_most / 5 * 4 and a.before <= p_most / 5 * 4
$$;

revoke execute on function lottery_exposure_add from public, lantern_app;

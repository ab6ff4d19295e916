-- Adds what tickets owe to the exposure of their spots, and notifies the brand's pages of spots
-- with less than a fifth of the limit left. The caller has locked them (lottery_exposure_over), so
-- that their places stay: joined by their columns, all spots of the brand were read for each.
create or replace function lottery_exposure_add(p_brand uuid, p_spots jsonb, p_most bigint)
returns void language sql as $$
  with added as (
    update lottery_exposure e set owed = e.owed + s.owed
      from jsonb_to_recordset(p_spots) s(draw text, play text, spot text, owed bigint)
     cross join lateral (
       select x.ctid as place from lottery_exposure x
        where (x.draw_id, x.brand_id, x.play, x.spot) = (s.draw, p_brand, s.play, s.spot) limit 1) y
     where e.ctid = y.place
    returning e.draw_id, e.play, e.spot, e.owed, e.owed - s.owed as before
  )
  insert into outbox (topic, brand_id, payload)
    select 'lottery_exposure', p_brand,
           jsonb_build_object('drawId', a.draw_id, 'play', a.play, 'spot', a.spot,
                              'left', greatest(p_most - a.owed, 0)::text)
      from added a where a.owed > p_most / 5 * 4 and a.before <= p_most / 5 * 4
$$;

revoke execute on function lottery_exposure_add from public, lantern_app;

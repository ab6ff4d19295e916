-- Takes back what slips owe whose exposure was added (`p_added`, their places) and whose stakes
-- were not taken, and notifies the brands' pages of numbers with less than a fifth of the limit
-- left. The caller has locked them, so that their places stay: joined by their columns, all spots
-- of a brand were read for each.
create or replace function lottery_exposure_end(
  p_slips jsonb, p_added integer[], p_stakes stake[]
) returns void language sql as $$
  with ended as materialized (
    select s.brand_id, x.draw, x.play, x.spot, min((p_slips -> (s.nth - 1) ->> 'most')::bigint)
             as most,
           coalesce(sum(x.owed) filter (where s.verdict = 'taken'), 0) as kept,
           coalesce(sum(x.owed) filter (where s.verdict <> 'taken'), 0) as back
      from unnest(p_stakes) s
     cross join lateral jsonb_to_recordset(p_slips -> (s.nth - 1) -> 'spots')
        as x(draw text, play text, spot text, owed bigint)
     where s.nth = any (p_added) group by 1, 2, 3, 4
  ), known as (
    update lottery_exposure e set owed = e.owed - s.back
      from ended s
     cross join lateral (
       select x.ctid as place from lottery_exposure x
        where (x.draw_id, x.brand_id, x.play, x.spot) = (s.draw, s.brand_id, s.play, s.spot)
        limit 1) y
     where e.ctid = y.place
    returning e.draw_id, e.brand_id, e.play, e.spot, e.owed, e.owed - s.kept as before, s.most
  )
  insert into outbox (topic, brand_id, payload)
    select 'lottery_exposure', k.brand_id,
           jsonb_build_object('drawId', k.draw_id, 'play', k.play, 'spot', k.spot,
                              'left', greatest(k.most - k.owed, 0)::text)
      from known k where k.owed > k.most / 5 * 4 and k.before <= k.most / 5 * 4
$$;

revoke execute on function lottery_exposure_end from public, lantern_app;

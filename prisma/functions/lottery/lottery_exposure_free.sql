-- Takes what some tickets owe from the exposure of their spots (`p_spots`, see
-- lottery_exposure_over). It locks them first, in the order of all others, so that their places
-- stay: joined by their columns, all spots of the brand were read for each.
create or replace function lottery_exposure_free(
  p_brand uuid, p_references text[], p_spots jsonb
) returns void language plpgsql as $$
declare
  freed constant jsonb := (
    select jsonb_agg(s) from (
      select x.draw, x.play, x.spot, sum(x.owed) as owed
        from jsonb_to_recordset(p_spots)
          as x(reference text, draw text, play text, spot text, owed bigint)
       where x.reference = any (p_references) group by 1, 2, 3 order by 1, 2, 3) s);
begin
  perform from jsonb_to_recordset(freed) s(draw text, play text, spot text)
   cross join lateral (
     select from lottery_exposure e
      where (e.draw_id, e.brand_id, e.play, e.spot) = (s.draw, p_brand, s.play, s.spot)
        for update) locked;
  update lottery_exposure e set owed = greatest(e.owed - s.owed, 0)
    from jsonb_to_recordset(freed) s(draw text, play text, spot text, owed bigint)
   cross join lateral (
     select x.ctid as place from lottery_exposure x
      where (x.draw_id, x.brand_id, x.play, x.spot) = (s.draw, p_brand, s.play, s.spot) limit 1) y
   where e.ctid = y.place;
end $$;

revoke execute on function lottery_exposure_free from public, lantern_app;

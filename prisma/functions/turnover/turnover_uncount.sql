-- Sets what of a round's stake does not count, with the sum of the brand's day of a moment.
create or replace function turnover_uncount(g game_round, p_uncounted bigint, p_at timestamptz)
returns void language plpgsql as $$
begin
  update game_round r set uncounted = p_uncounted
   where r.id = g.id and r.started_at = g.started_at;
  insert into play_day as d (member_id, day, vendor_code, uncounted)
    values (g.member_id, brand_day(g.brand_id, p_at), g.vendor_code, p_uncounted - g.uncounted)
    on conflict (member_id, day, vendor_code) do update
      set uncounted = d.uncounted + excluded.uncounted;
end $$;

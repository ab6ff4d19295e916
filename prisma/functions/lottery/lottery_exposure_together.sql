-- Locks the exposure of all spots of slips without a verdict, in their order, and answers which of
-- these slips may bring a number above its limit, counting the slips before it in this call.
create or replace function lottery_exposure_together(p_slips jsonb, p_stakes stake[])
returns integer[] language plpgsql as $$
declare
  brands uuid[];
  draws text[];
  plays text[];
  spots text[];
begin
  select array_agg(s.brand_id), array_agg(x.draw), array_agg(x.play), array_agg(x.spot)
    into brands, draws, plays, spots
    from unnest(p_stakes) s
   cross join lateral jsonb_to_recordset(p_slips -> (s.nth - 1) -> 'spots')
      as x(draw text, play text, spot text)
   where s.verdict is null and not s.play_money;
  if draws is null then return '{}'; end if;
  insert into lottery_exposure (draw_id, brand_id, play, spot)
    select distinct u.draw, u.brand, u.play, u.spot
      from unnest(draws, brands, plays, spots) u(draw, brand, play, spot) order by 1, 3, 4, 2
    on conflict do nothing;
  perform from (
      select distinct u.draw, u.play, u.spot, u.brand
        from unnest(draws, brands, plays, spots) u(draw, brand, play, spot) order by 1, 2, 3, 4) o
   cross join lateral (
      select from lottery_exposure e
       where (e.draw_id, e.brand_id, e.play, e.spot) = (o.draw, o.brand, o.play, o.spot)
         for update) locked;
  return array(
    select distinct o.nth
      from (select s.nth, e.owed + sum(x.owed) over (
                     partition by s.brand_id, x.draw, x.play, x.spot order by s.nth) as owed,
                   (p_slips -> (s.nth - 1) ->> 'most')::bigint as most
              from unnest(p_stakes) s
             cross join lateral jsonb_to_recordset(p_slips -> (s.nth - 1) -> 'spots')
                as x(draw text, play text, spot text, owed bigint)
             cross join lateral (
               select y.owed from lottery_exposure y
                where (y.draw_id, y.brand_id, y.play, y.spot)
                      = (x.draw, s.brand_id, x.play, x.spot) limit 1) e
             where s.verdict is null and not s.play_money) o
     where o.owed > o.most);
end $$;

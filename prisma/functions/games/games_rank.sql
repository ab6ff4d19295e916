-- Sets how popular each game is: its players of each of the last seven days. Forgets who was
-- counted longer ago than a day can still change.
create or replace function games_rank(p_now timestamptz) returns void language sql as $$
  delete from game_day_player p where p.day < p_now::date - 2;
  with played as (
    select d.brand_id, g.node_id, sum(d.players)::int as players
      from game_day d join game g on g.vendor_code = d.vendor_code and g.code = d.game_code
     where d.day > p_now::date - 7
     group by 1, 2
  ), wanted as (
    select b.brand_id, b.node_id, coalesce(p.players, 0) as players
      from brand_game b left join played p using (brand_id, node_id)
  )
  update brand_game b set popularity = w.players from wanted w
   where b.brand_id = w.brand_id and b.node_id = w.node_id and b.popularity <> w.players;
$$;

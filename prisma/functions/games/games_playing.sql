-- Sets how many people play each game now: those with a round for money that began since a moment.
create or replace function games_playing(p_since timestamptz) returns void language sql as $$
  with played as (
    select r.brand_id, g.node_id, count(distinct r.member_id)::int as players
      from game_round r
      join game g on g.vendor_code = r.vendor_code and g.code = r.game_code
     where r.id >= games_id_at(p_since) and r.started_at >= p_since - interval '1 minute'
       and not r.trial
     group by 1, 2
  ), wanted as (
    select b.brand_id, b.node_id, coalesce(p.players, 0) as players
      from brand_game b left join played p using (brand_id, node_id)
  )
  update brand_game b set playing = w.players from wanted w
   where b.brand_id = w.brand_id and b.node_id = w.node_id and b.playing <> w.players;
$$;

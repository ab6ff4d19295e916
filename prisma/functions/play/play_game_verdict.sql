-- Why a game of a vendor takes no bets at a brand, or null. One row.
create or replace function play_game_verdict(p_brand uuid, p_vendor text, p_game text)
returns table (verdict text) language sql stable as $$
  select case o.maintenance when true then 'game_maintenance' when false then null
              else 'game_not_found' end
    from (values (1)) one
    left join lateral (select x.node_id from game x
                        where x.vendor_code = p_vendor and x.code = p_game limit 1) g on true
    left join lateral (select x.maintenance from brand_game x
                        where x.brand_id = p_brand and x.node_id = g.node_id limit 1) o on true
$$;

-- Saves what a brand does with a game; a game that the brand did not offer is added. Answers `ok`
-- or the code of a refusal.
create or replace function catalogue_arrange(
  p_brand uuid, p_node text, p_staff uuid, p_wish jsonb, p_reason text
) returns text language plpgsql as $$
declare
  w brand_game := jsonb_populate_record(null::brand_game, p_wish);
  old brand_game;
begin
  if not exists (select from game g where g.node_id = p_node and g.removed_at is null) then
    return 'game_not_found';
  end if;
  select * into old from brand_game where brand_id = p_brand and node_id = p_node for update;
  insert into brand_game (brand_id, node_id, position, hot, maintenance, hidden, marked_new)
    values (p_brand, p_node, w.position, w.hot, w.maintenance, w.hidden, w.marked_new)
    on conflict (brand_id, node_id) do update
      set position = excluded.position, hot = excluded.hot, maintenance = excluded.maintenance,
          hidden = excluded.hidden, marked_new = excluded.marked_new;
  perform audit_write(
    p_brand, p_staff, 'game_arranged', 'game', p_node,
    case when old.node_id is not null then
      jsonb_build_object('position', old.position, 'hot', old.hot, 'hidden', old.hidden,
                         'maintenance', old.maintenance, 'marked_new', old.marked_new) end,
    p_wish, p_reason);
  return 'ok';
end $$;

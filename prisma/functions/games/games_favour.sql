-- Adds a game to a member's favourites or removes it; without a wish, does the other one. Answers
-- `added`, `removed`, or why not.
create or replace function games_favour(
  p_brand uuid, p_member uuid, p_node text, p_wish boolean, p_most integer
) returns text language plpgsql as $$
declare
  is_one boolean;
begin
  perform pg_advisory_xact_lock(hashtextextended('favourite ' || p_member, 0));
  is_one := exists (select from favourite_game f
                     where (f.member_id, f.node_id) = (p_member, p_node));
  if not coalesce(p_wish, not is_one) then
    delete from favourite_game f where (f.member_id, f.node_id) = (p_member, p_node);
    return 'removed';
  end if;
  if is_one then return 'added'; end if;
  if not exists (select from brand_game b where (b.brand_id, b.node_id) = (p_brand, p_node)
                                                and not b.hidden) then
    return 'game_not_found';
  end if;
  if (select count(*) from favourite_game f where f.member_id = p_member) >= p_most then
    return 'favourites_full';
  end if;
  insert into favourite_game (member_id, node_id) values (p_member, p_node);
  return 'added';
end $$;

-- Whether all games of some terms are slots of the house that the brand offers. Only their rounds
-- draw a jackpot number.
create or replace function jackpot_has_games(p_brand uuid, p_terms jsonb) returns boolean
language sql stable as $$
  select not exists (
    select from jsonb_array_elements_text(p_terms -> 'games') n (node_id)
     where not exists (
       select from brand_game b join game g on g.node_id = b.node_id
        where b.brand_id = p_brand and b.node_id = n.node_id and g.vendor_code = 'BGS'
          and g.classify = 'slot' and g.removed_at is null))
$$;

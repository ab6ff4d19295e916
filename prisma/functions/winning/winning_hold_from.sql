-- From which win of a round on the brand holds it: the amount of the game, of the vendor, or of
-- all.
create or replace function winning_hold_from(
  p_brand uuid, p_vendor text, p_game text
) returns bigint language sql stable as $$
  select coalesce(
           settings #>> array['winnings', 'heldFromOf', p_vendor || ':' || p_game],
           settings #>> array['winnings', 'heldFromOf', p_vendor],
           settings #>> '{winnings,heldFrom}')::bigint
    from brand where id = p_brand
$$;

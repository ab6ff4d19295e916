-- Proposes other terms of the brand's jackpot. Answers `proposed`, or the code of a refusal:
-- `game_not_found` for a game that is no slot of the house.
create or replace function jackpot_propose(
  p_brand uuid, p_staff uuid, p_terms jsonb, p_reason text, p_key text
) returns text language plpgsql as $$
begin
  if not jackpot_has_games(p_brand, p_terms) then return 'game_not_found'; end if;
  return proposal_make_once(p_brand, p_staff, 'jackpot', p_brand::text, null,
    p_terms || jsonb_build_object('currency', (select currency from brand where id = p_brand)),
    p_reason, p_key);
end $$;

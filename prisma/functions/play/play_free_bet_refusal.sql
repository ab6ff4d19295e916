-- Why a bet without a stake is refused, or null. A vendor's promotion is owed: it needs a session
-- of the player that once was open, and nothing else.
create or replace function play_free_bet_refusal(a play_action, s play_state) returns text
language plpgsql as $$
begin
  if s.currency <> a.currency then return 'wrong_currency'; end if;
  if a.promotion and a.free_rounds is null then
    return case when not exists (
      select from play_session x
       where x.session_hash = a.session_hash and x.member_id = a.member_id
         and x.vendor_code = a.vendor) then 'play_session_expired' end;
  end if;
  return coalesce(
    stake_member_refusal(s.status, s.frozen, s.currency, a.currency),
    (select p.verdict from play_session_of(a.session_hash, a.member_id, a.vendor) p),
    (select g.verdict from play_game_verdict(s.brand_id, a.vendor, a.game_code) g),
    case when not s.trial then
      case (protection_stake_check(a.member_id, s.brand_id, 0, 0)).refusal
        when 'member_excluded' then 'player_blocked'
        when 'limit_reached' then 'limit_reached' end
    end);
end $$;

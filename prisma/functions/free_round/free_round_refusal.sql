-- Why a bet that names a grant of free rounds is refused, or null. The grant stays locked, so that
-- of two bets at once each sees what the other one has used. Strangers learn nothing of a grant.
create or replace function free_round_refusal(a play_action, s play_state) returns text
language plpgsql as $$
declare
  g free_round_grant;
begin
  if a.free_rounds is null then return null; end if;
  select * into g from free_round_grant
   where id = a.free_rounds and member_id = a.member_id and brand_id = s.brand_id for update;
  return case
    when g.id is null or s.trial or g.currency <> a.currency
      or (a.vendor || ':' || a.game_code) <> all (g.games) then 'free_rounds_over'
    when g.state <> 'active' or g.expires_at <= now() or g.used >= g.rounds
      then 'free_rounds_over'
  end;
end $$;

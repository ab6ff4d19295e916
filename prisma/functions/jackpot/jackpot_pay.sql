-- Pays the pot with a win that has drawn it, once for a round, and starts the next pot. Answers
-- what was paid: 0 for play money, free bets and games that no jackpot of the brand ever had. The
-- caller holds the locks of the member's purses; of two wins, the second gets the next pot.
create or replace function jackpot_pay(a play_action, s play_state, p_bet vendor_transaction)
returns bigint language plpgsql as $$
declare
  j jackpot;
  pot bigint;
begin
  if s.trial or a.played_at is not null or p_bet.amount = 0 then return 0; end if;
  j := jackpot_lock(s.brand_id);
  if (a.vendor || ':' || a.game_code = any (j.games)) is not true or j.currency <> s.currency
     or exists (select from jackpot_win where round_id = p_bet.round_id) then
    return 0;
  end if;
  perform jackpot_fill(s.brand_id);
  select balance into pot from purse where id = j.purse_id;
  if pot = 0 then return 0; end if;
  perform purse_must_move('round', p_bet.round_id, 'jackpot', j.purse_id, s.purse, pot,
                          'jackpot_win');
  insert into jackpot_win (round_id, brand_id, member_id, vendor_code, vendor_round_id, game_code,
                           nth, amount, currency)
    values (p_bet.round_id, s.brand_id, a.member_id, a.vendor, a.round_id, a.game_code, j.nth,
            pot, j.currency);
  update jackpot set nth = nth + 1 where brand_id = s.brand_id;
  perform jackpot_seed(s.brand_id);
  perform jackpot_publish(s.brand_id);
  return pot;
end $$;

-- Gives the stake of a bet back. A bet that a win has answered stays: the win has to be undone
-- first.
create or replace function play_undo_bet(a play_action, s play_state, bet vendor_transaction)
returns play_answer language plpgsql as $$
declare
  key constant text := a.vendor || ':rollback:' || bet.transaction_id;
  posted record;
  g game_round;
begin
  perform 1 from vendor_transaction x
    where x.vendor_code = a.vendor and x.target_transaction_id = bet.transaction_id
      and x.kind = 'win' and not x.rolled_back;
  if found then return row('bet_already_settled'::text, s.balance, null::uuid); end if;
  -- A bet without a stake has moved nothing.
  if bet.amount = 0 then
    perform free_round_give_back(bet);
    return row('ok'::text, null::bigint, uuid_v7());
  end if;
  posted := play_post(key, s.house, s.purse, bet.amount, 'bet_rollback', bet.round_id);
  if posted.verdict <> 'posted' then return row(posted.verdict, s.balance, null::uuid); end if;
  if s.debt > 0 and a.played_at is null then
    perform ledger_repay(s.purse, 'round', bet.round_id, key || '#debt');
  end if;
  -- The round stays open: another bet may be made in it.
  update game_round r set refund = r.refund + bet.amount
    from game_round_key k
   where k.vendor_code = a.vendor and k.vendor_round_id = a.round_id
     and r.id = k.round_id and r.started_at = k.started_at
  returning r.* into g;
  if not s.trial then
    perform play_count(a.member_id, s.brand_id, a.vendor, 0, bet.amount);
    update play_day d set undone = d.undone + bet.amount
     where d.member_id = a.member_id and d.vendor_code = a.vendor
       and d.day = brand_day(s.brand_id, bet.created_at);
    if g.uncounted > g.stake - g.refund then
      perform turnover_uncount(g, g.stake - g.refund, now());
    end if;
    perform turnover_follow(a.member_id);
  end if;
  perform figure_note_round(g.id, g.started_at);
  return row('ok'::text, null::bigint, posted.reference);
end $$;

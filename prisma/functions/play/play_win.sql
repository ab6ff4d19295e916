-- Credits a win that answers a bet.
create or replace function play_win(a play_action) returns play_answer language plpgsql as $$
declare
  s constant play_state := play_look(a);
  key constant text := a.vendor || ':win:' || a.transaction_id;
  bet vendor_transaction;
  refusal text;
  posted record;
  reference uuid := uuid_v7();
  after bigint := s.balance;
  pot bigint := 0;
  g game_round;
begin
  if s.purse is null or (s.known).transaction_id is not null then return play_seen(a, s); end if;
  select * into bet from vendor_transaction
    where vendor_code = a.vendor and transaction_id = a.target_id;
  refusal := case
    when s.currency <> a.currency then 'wrong_currency'
    when bet.transaction_id is null then 'transaction_not_found'
    when bet.rolled_back then 'transaction_rolled_back'
    when (bet.kind, bet.member_id, bet.vendor_round_id)
         is distinct from ('bet', a.member_id, a.round_id) then 'transaction_mismatch'
  end;
  if refusal is not null then return row(refusal, s.balance, null::uuid); end if;

  if a.amount > 0 then
    posted := play_post(key, s.house, s.purse, a.amount, 'win', bet.round_id);
    if posted.verdict <> 'posted' then return row(posted.verdict, s.balance, null::uuid); end if;
    reference := posted.reference;
  end if;
  if a.jackpot then pot := jackpot_pay(a, s, bet); end if;
  if a.amount + pot > 0 then
    if a.played_at is null
       and (s.debt > 0 or exists (select from agreement_debt d
                                   where d.debtor_id = a.member_id and d.paid < d.owed)) then
      perform ledger_repay(s.purse, 'round', bet.round_id, key || '#debt');
    end if;
    after := play_publish(a, s);
    if not s.trial then
      perform play_count(a.member_id, s.brand_id, a.vendor, a.amount + pot, 0,
                         coalesce(a.played_at, now()));
      if bet.amount = 0 then perform free_round_win(bet, a.amount); end if;
    end if;
  end if;
  perform play_note(a, reference, bet.round_id, after);
  update game_round r
     set win = r.win + a.amount + pot,
         details = nullif(coalesce(r.details, '{}') || coalesce(a.details, '{}')
           || case when pot > 0 then jsonb_build_object('jackpot', pot::text) else '{}' end, '{}'),
         ended_at = case when a.round_closed then coalesce(r.ended_at, now()) else r.ended_at end
    from game_round_key k
   where k.vendor_code = a.vendor and k.vendor_round_id = a.round_id
     and r.id = k.round_id and r.started_at = k.started_at
  returning r.* into g;
  perform figure_note_round(g.id, g.started_at);
  if a.amount + pot > 0 and not s.trial then perform winning_hold(g); end if;
  return row('ok'::text, after, reference);
end $$;

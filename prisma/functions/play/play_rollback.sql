-- Undoes a bet or a win. A rollback that comes before its bet leaves a tombstone in the bet's
-- place.
create or replace function play_rollback(a play_action) returns play_answer language plpgsql as $$
declare
  s constant play_state := play_look(a);
  target vendor_transaction;
  tombstone play_action;
  refusal text;
  undone play_answer;
begin
  if s.purse is null or (s.known).transaction_id is not null then return play_seen(a, s); end if;
  select * into target from vendor_transaction
    where vendor_code = a.vendor and transaction_id = a.target_id;
  refusal := case
    when s.currency <> a.currency then 'wrong_currency'
    when a.target_id = a.transaction_id then 'transaction_mismatch'
    when target.transaction_id is null then null
    when target.kind = 'rollback'
      or (target.member_id, target.vendor_round_id) is distinct from (a.member_id, a.round_id)
      then 'transaction_mismatch'
    when target.kind = 'win' and not target.rolled_back
         and exists (select from jackpot_win where round_id = target.round_id)
      then 'bet_already_settled'
  end;
  if refusal is not null then return row(refusal, s.balance, null::uuid); end if;

  undone := row('ok'::text, s.balance, uuid_v7());
  if target.transaction_id is null then
    tombstone := a;
    tombstone.kind := 'tombstone';
    tombstone.transaction_id := a.target_id;
    tombstone.target_id := null;
    perform play_note(tombstone, undone.reference, null, s.balance);
  elsif not target.rolled_back then
    undone := case target.kind when 'bet' then play_undo_bet(a, s, target)
                               else play_undo_win(a, s, target) end;
    if undone.verdict <> 'ok' then return undone; end if;
    update vendor_transaction x set rolled_back = true
     where x.vendor_code = a.vendor and x.transaction_id = a.target_id;
    undone.balance := play_publish(a, s);
  end if;
  perform play_note(a, undone.reference, target.round_id, undone.balance);
  return undone;
end $$;

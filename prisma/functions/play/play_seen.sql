-- The answer when nothing is left to decide: the member is unknown, or the transaction was seen
-- before. The same content gets the first answer again.
create or replace function play_seen(a play_action, s play_state) returns play_answer
language plpgsql as $$
declare
  k constant vendor_transaction := s.known;
begin
  return case
    when s.purse is null then row('player_not_found'::text, null::bigint, null::uuid)
    when k.kind = 'tombstone' or (k.rolled_back and k.kind = a.kind)
      then row('transaction_rolled_back'::text, s.balance, null::uuid)
    when (k.kind, k.member_id, k.vendor_round_id, k.amount, k.currency, k.target_transaction_id)
         is distinct from
         (a.kind, a.member_id, a.round_id, coalesce(a.amount, 0), a.currency, a.target_id)
      then row('transaction_mismatch'::text, s.balance, null::uuid)
    else row('ok'::text, k.balance_after, k.operator_transaction_id)
  end;
end $$;

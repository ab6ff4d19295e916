-- Gives back the stake of a ticket that the caller has locked, and ends it as `cancelled` or
-- `void`. The caller holds the locks of the member's purses.
create or replace function lottery_refund(t lottery_ticket, p_state text) returns void
language plpgsql as $$
declare
  a play_action;
  answer play_answer;
begin
  perform lottery_bet_write(t);
  a.kind := 'rollback';
  a.vendor := 'LOTT';
  a.member_id := t.member_id;
  a.round_id := t.reference;
  a.currency := t.currency;
  a.transaction_id := t.reference || '/' || p_state;
  a.target_id := t.reference;
  a.round_closed := true;
  answer := play_rollback(a);
  if answer.verdict <> 'ok' then
    raise exception 'the stake of % could not be given back: %', t.reference, answer.verdict;
  end if;
  a.kind := 'end-round';
  a.details := jsonb_build_object('ended', p_state);
  perform play_end_round(a);
  update lottery_ticket set state = p_state, ended_at = now() where id = t.id;
end $$;

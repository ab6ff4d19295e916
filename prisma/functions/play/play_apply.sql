-- Decides one action that is no bet with a stake. The settings are those of ledger_post, for the
-- same reason.
create or replace function play_apply(p_action jsonb)
returns table (verdict text, balance bigint, reference uuid) language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  a constant play_action := jsonb_populate_record(null::play_action, p_action);
  answer constant play_answer := case a.kind
    when 'free-bet' then play_free_bet(a)
    when 'win' then play_win(a)
    when 'rollback' then play_rollback(a)
    when 'end-round' then play_end_round(a)
  end;
begin
  return query select answer.verdict, answer.balance, answer.reference;
end $$;

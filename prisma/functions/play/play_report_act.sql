-- Does for a reported round what a vendor's own call would do: `win`, `rollback` or `end-round`.
-- Answers the transaction's id. A refusal undoes all of the report.
create or replace function play_report_act(
  r round_report, p_kind text, p_step text, p_target text
) returns text language plpgsql as $$
declare
  a play_action;
  answer play_answer;
begin
  a.kind := p_kind;
  a.vendor := r.vendor;
  a.member_id := r.member_id;
  a.game_code := r.game_code;
  a.round_id := r.round_id;
  a.currency := r.currency;
  a.transaction_id := r.round_id || '/' || r.revision || '/' || p_step;
  a.target_id := p_target;
  a.amount := case p_kind when 'win' then r.payout end;
  a.round_closed := r.status <> 'open';
  a.details := r.details;
  a.played_at := r.played_at;
  answer := case p_kind when 'win' then play_win(a)
                        when 'rollback' then play_rollback(a)
                        else play_end_round(a) end;
  if answer.verdict <> 'ok' then raise exception '%', answer.verdict; end if;
  return a.transaction_id;
end $$;

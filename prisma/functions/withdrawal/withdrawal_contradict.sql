-- Handles a report about a payout that has ended already. The first end stays. Answers `repeated`
-- where the report agrees with it; otherwise notes the report for the staff and answers
-- `attention`.
create or replace function withdrawal_contradict(
  p_withdrawal uuid, p_outcome text, p_payout_reference text, p_by text
) returns text language plpgsql as $$
declare
  w withdrawal;
  source constant text := p_outcome || ' by ' || coalesce(p_payout_reference, p_by);
begin
  select * into w from withdrawal where id = p_withdrawal;
  if p_outcome = (case when w.paid_at is not null then 'paid' else w.status end)
     and p_payout_reference is not distinct from coalesce(w.payout_reference, p_payout_reference)
  then
    return 'repeated';
  end if;
  update withdrawal
     set attention = concat_ws('; ', attention, source || ' after ' || w.status)
   where id = w.id and (attention is null or strpos(attention, source) = 0);
  return 'attention';
end $$;

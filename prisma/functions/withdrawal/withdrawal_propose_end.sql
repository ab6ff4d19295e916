-- Puts the end of a dispute before a second person: `received` (it did arrive; nothing is given
-- back) or `returned`. What was settled as received can still be returned by two people, and by no
-- other way.
create or replace function withdrawal_propose_end(p_withdrawal uuid, p_staff uuid, p_decision text, p_reason text, p_key text) returns text
language plpgsql as $$
declare
  w withdrawal;
begin
  select * into w from withdrawal where id = p_withdrawal for update;
  if withdrawal_next(w.status, case p_decision when 'received' then 'settle' else 'return' end) is null then
    return 'withdrawal_decided';
  end if;
  return withdrawal_propose(w.id, p_staff, 'dispute', jsonb_build_object('decision', p_decision), p_reason, p_key);
end $$;

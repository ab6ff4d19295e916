-- Proposes the end of a dispute to a second person: `received` (it did arrive, nothing is returned)
-- or `returned`. A dispute that was settled as received can still be returned, by two people.
create or replace function withdrawal_propose_end(
  p_withdrawal uuid, p_staff uuid, p_decision text, p_reason text, p_key text
) returns text language plpgsql as $$
declare
  w withdrawal;
  step constant text := case p_decision when 'received' then 'settle' else 'return' end;
begin
  select * into w from withdrawal where id = p_withdrawal for update;
  if withdrawal_next(w.status, step) is null then return 'withdrawal_decided'; end if;
  return withdrawal_propose(
    w.id, p_staff, 'dispute', jsonb_build_object('decision', p_decision), p_reason, p_key);
end $$;

-- Puts a withdrawal on hold. The member sees the reason and can still cancel.
create or replace function withdrawal_hold(p_withdrawal uuid, p_staff uuid, p_reason text)
returns text language plpgsql as $$
declare
  w withdrawal;
begin
  select * into w from withdrawal where id = p_withdrawal for update;
  if w.status <> 'review' then return 'withdrawal_decided'; end if;
  update withdrawal set hold_reason = p_reason where id = w.id;
  insert into withdrawal_event (withdrawal_id, status, by_kind, staff_id, reason)
    values (w.id, 'held', 'staff', p_staff, p_reason);
  perform withdrawal_publish(w.id);
  perform withdrawal_audit(w.id, p_staff, 'withdrawal_held', w.status, p_reason);
  return 'held';
end $$;

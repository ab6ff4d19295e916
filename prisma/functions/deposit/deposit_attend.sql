-- Records that the staff have dealt with the review of a closed deposit.
create or replace function deposit_attend(p_deposit uuid, p_staff uuid, p_reason text)
returns text language plpgsql as $$
declare
  d deposit;
begin
  select * into d from deposit where id = p_deposit for update;
  if not 'attend' = any (deposit_decisions(d)) then return 'deposit_decided'; end if;
  update deposit set review_reason = null where id = d.id;
  perform deposit_audit(d, p_staff, 'deposit_attended', p_reason);
  return 'attended';
end $$;

-- Records that a gateway is to pay. A job calls the gateway after this is committed.
create or replace function withdrawal_send(p_withdrawal uuid, p_staff uuid, p_gateway text)
returns text language plpgsql as $$
declare
  w withdrawal;
  refused text;
begin
  perform withdrawal_lock_purses(p_withdrawal);
  select * into w from withdrawal where id = p_withdrawal for update;
  if withdrawal_next(w.status, 'send') is null then return 'withdrawal_decided'; end if;
  if purse_in_debt(w.member_id) then return 'member_in_debt'; end if;
  refused := withdrawal_payer_refusal(w, p_staff);
  if refused is not null then return refused; end if;
  perform withdrawal_step(w.id, 'send', 'staff', p_staff);
  update withdrawal set gateway = p_gateway where id = p_withdrawal;
  perform withdrawal_publish(p_withdrawal);
  perform withdrawal_audit(p_withdrawal, p_staff, 'withdrawal_sent', 'approved', null);
  return 'paying';
end $$;

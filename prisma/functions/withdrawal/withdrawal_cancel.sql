-- The member cancels a withdrawal that is still in review. A repeated call answers `cancelled` too.
create or replace function withdrawal_cancel(p_brand uuid, p_member uuid, p_reference text)
returns text language plpgsql as $$
declare
  w withdrawal;
begin
  perform purse_lock(p_member);
  select * into w from withdrawal
   where reference = p_reference and brand_id = p_brand and member_id = p_member;
  if w.id is null then return 'withdrawal_not_found'; end if;
  if withdrawal_step(w.id, 'cancel', 'member') is null then
    return case when w.status = 'cancelled' then 'cancelled' else 'withdrawal_not_cancellable' end;
  end if;
  perform withdrawal_release(w.id);
  perform withdrawal_publish(w.id);
  return 'cancelled';
end $$;

-- The member confirms the receipt. A repeated call answers `received` too.
create or replace function withdrawal_receive(p_brand uuid, p_member uuid, p_reference text)
returns text language plpgsql as $$
declare
  w withdrawal;
begin
  select * into w from withdrawal
   where reference = p_reference and brand_id = p_brand and member_id = p_member for update;
  if w.id is null then return 'withdrawal_not_found'; end if;
  if withdrawal_step(w.id, 'receive', 'member') is null then
    return case when w.status = 'received' then 'received' else 'withdrawal_not_confirmable' end;
  end if;
  update withdrawal set received = amount - fee where id = w.id;
  perform withdrawal_publish(w.id);
  return 'received';
end $$;

-- By the member, as long as nobody has decided. Answers `cancelled` also to the one whose first
-- call has done it.
create or replace function withdrawal_cancel(p_brand uuid, p_member uuid, p_reference text) returns text language plpgsql as $$
declare
  w withdrawal;
begin
  perform 1 from purse where member_id = p_member order by id for update;
  select * into w from withdrawal where reference = p_reference and brand_id = p_brand and member_id = p_member;
  if w.id is null then return 'withdrawal_not_found'; end if;
  if withdrawal_step(w.id, 'cancel', 'member') is null then
    return case when w.status = 'cancelled' then 'cancelled' else 'withdrawal_not_cancellable' end;
  end if;
  perform withdrawal_release(w.id);
  perform withdrawal_tell(w.id);
  return 'cancelled';
end $$;

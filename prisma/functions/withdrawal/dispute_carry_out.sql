create or replace function dispute_carry_out(p proposal) returns text language plpgsql as $$
declare
  w withdrawal;
begin
  select * into w from withdrawal where reference = p.subject and brand_id = p.brand_id;
  perform withdrawal_lock_purses(w.id);
  if withdrawal_step(w.id, case p.payload ->> 'decision' when 'received' then 'settle' else 'return' end, 'staff', p.decided_by, p.reason)
     is null then
    return 'withdrawal_decided';
  end if;
  if p.payload ->> 'decision' <> 'received' then perform withdrawal_give_back(w.id); end if;
  perform withdrawal_tell(w.id);
  return 'done';
end $$;

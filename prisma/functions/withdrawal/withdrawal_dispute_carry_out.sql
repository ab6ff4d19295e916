-- Ends a dispute after the second person's approval.
create or replace function withdrawal_dispute_carry_out(p proposal) returns text
language plpgsql as $$
declare
  w withdrawal;
  arrived constant boolean := p.payload ->> 'decision' = 'received';
  step constant text := case when arrived then 'settle' else 'return' end;
begin
  select * into w from withdrawal where reference = p.subject and brand_id = p.brand_id;
  perform withdrawal_lock_purses(w.id);
  if withdrawal_step(w.id, step, 'staff', p.decided_by, p.reason) is null then
    return 'withdrawal_decided';
  end if;
  if not arrived then perform withdrawal_give_back(w.id); end if;
  perform withdrawal_publish(w.id);
  return 'done';
end $$;

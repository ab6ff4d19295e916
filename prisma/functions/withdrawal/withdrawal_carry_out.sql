-- Approves a payout after the second person's approval. Above the brand's small amount that person
-- did not credit the member's money.
create or replace function withdrawal_carry_out(p proposal) returns text language plpgsql as $$
declare
  w withdrawal;
begin
  select * into w from withdrawal where reference = p.subject and brand_id = p.brand_id;
  perform withdrawal_lock_purses(w.id);
  if w.status = 'review' and purse_in_debt(w.member_id) then return 'member_in_debt'; end if;
  if w.status = 'review' and withdrawal_is_own_credit(w, p.decided_by) then
    return 'another_person_needed';
  end if;
  if withdrawal_step(w.id, 'approve', 'staff', p.decided_by) is null then
    return 'withdrawal_decided';
  end if;
  perform withdrawal_publish(w.id);
  return 'done';
end $$;

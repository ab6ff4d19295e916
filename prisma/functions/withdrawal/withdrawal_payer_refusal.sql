-- Why a person may not pay an approved withdrawal, or have a gateway pay it; null where they may.
-- Above the brand's small amount the payer neither approved it nor credited the member's money.
create or replace function withdrawal_payer_refusal(w withdrawal, p_staff uuid) returns text
language plpgsql as $$
begin
  return case
    when staff_counts_from(p_staff) is not null then 'person_too_new'
    when withdrawal_is_own_credit(w, p_staff) then 'another_person_needed'
    when withdrawal_is_separate(w) and exists (
           select from withdrawal_event e
            where e.withdrawal_id = w.id and e.status = 'approved' and e.staff_id = p_staff)
      then 'another_person_needed' end;
end $$;

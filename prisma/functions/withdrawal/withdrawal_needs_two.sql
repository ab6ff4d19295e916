-- Whether a second person has to approve a payout: the day's sum of the member or of this person
-- reaches the brand's amount, or this person credited the member's money.
create or replace function withdrawal_needs_two(w withdrawal, p_staff uuid) returns boolean
language sql as $$
  select w.amount + withdrawal_approved_that_day(w)
           >= brand_setting(w.brand_id, 'withdrawal', 'fourEyesFrom')::bigint
      or withdrawal_is_own_credit(w, p_staff)
      or staff_day_reaches(
           w.brand_id, p_staff, 'approve', w.amount,
           brand_setting(w.brand_id, 'staff', 'approveAlonePerDay')::bigint)
$$;

-- Whether a person may not decide on a payout because they credited the member's money.
create or replace function withdrawal_is_own_credit(w withdrawal, p_staff uuid) returns boolean
language sql stable as $$
  select withdrawal_is_separate(w) and staff_has_credited(w.brand_id, w.member_id, p_staff)
$$;

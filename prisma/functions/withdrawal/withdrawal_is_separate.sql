-- Whether different people must credit, approve and pay: the sum of the member's day reaches the
-- brand's small amount.
create or replace function withdrawal_is_separate(w withdrawal) returns boolean
language sql stable as $$
  select w.amount + withdrawal_approved_that_day(w)
           >= brand_setting(w.brand_id, 'staff', 'separateFrom')::bigint
$$;

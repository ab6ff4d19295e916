-- Whether an amount brings what a person did alone on the brand's current day to a sum. The row
-- stays locked, so that of two acts at once each counts the other one.
create or replace function staff_day_reaches(
  p_brand uuid, p_staff uuid, p_act text, p_amount bigint, p_sum bigint
) returns boolean language plpgsql as $$
declare
  today constant date := brand_day(p_brand, now());
  done bigint;
begin
  insert into staff_day (staff_id, day, act) values (p_staff, today, p_act) on conflict do nothing;
  select amount into done from staff_day
   where staff_id = p_staff and day = today and act = p_act for update;
  return done + p_amount >= p_sum;
end $$;

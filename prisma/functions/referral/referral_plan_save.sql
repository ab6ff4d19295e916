-- Starts another plan, or none where `p_rates` is null. The current plan ends with this day of the
-- brand, and the new one starts the day after, or at once where none is in force. `p_current` is
-- the plan that the person has seen. Answers `saved` or the code of a refusal.
create or replace function referral_plan_save(
  p_brand uuid, p_staff uuid, p_current uuid, p_base text, p_period text, p_rates integer[],
  p_deposits bigint, p_turnover bigint, p_hold_days integer, p_reason text
) returns text language plpgsql as $$
declare
  today constant date := brand_day(p_brand, now());
  c referral_plan;
  f referral_plan;
begin
  perform from brand where id = p_brand for no key update;
  select * into c from referral_plan where brand_id = p_brand and ends_on is null for update;
  if c.id is distinct from p_current then return 'rule_changed'; end if;
  if staff_counts_from(p_staff) is not null then return 'person_too_new'; end if;
  update referral_plan set ends_on = greatest(today, starts_on - 1) where id = c.id;
  if p_rates is not null then
    insert into referral_plan (brand_id, base, period, rates, deposits, turnover, hold_days,
                               created_by, starts_on)
      values (p_brand, p_base, p_period, p_rates, p_deposits, p_turnover, p_hold_days, p_staff,
              case when exists (select from referral_plan
                                 where brand_id = p_brand and ends_on >= today)
                   then today + 1 else today end)
      returning * into f;
  end if;
  perform audit_write(
    p_brand, p_staff, 'referral_plan_save', 'brand', p_brand::text, to_jsonb(c), to_jsonb(f),
    p_reason);
  return 'saved';
end $$;

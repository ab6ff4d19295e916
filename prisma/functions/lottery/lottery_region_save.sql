-- Saves the times and weekdays of a region. Answers `saved`, `not_lottery_office`, `rule_changed`
-- (someone else has saved since) or `province_not_found`. Scheduled draws keep their times.
create or replace function lottery_region_save(
  p_brand uuid, p_staff uuid, p_region text, p_version integer, p_closes time, p_draws time,
  p_days jsonb, p_reason text
) returns text language plpgsql as $$
declare
  refusal constant text := lottery_office_refusal(p_brand);
  before jsonb;
begin
  if refusal is not null then return refusal; end if;
  perform from lottery_region where region = p_region and version = p_version for update;
  if not found then return 'rule_changed'; end if;
  if exists (
    select from jsonb_to_recordset(p_days) d(province text)
     where not exists (select from lottery_province p
                        where p.code = d.province and p.region = p_region)) then
    return 'province_not_found';
  end if;
  before := lottery_region_json(p_region);
  delete from lottery_province_day where region = p_region;
  insert into lottery_province_day (region, weekday, province, nth)
    select p_region, (d.day ->> 'weekday')::integer, d.day ->> 'province', d.nth
      from (select day, nth from jsonb_array_elements(p_days) with ordinality x(day, nth)) d;
  update lottery_region
     set closes_at = p_closes, draws_at = p_draws, version = version + 1
   where region = p_region;
  perform audit_write(p_brand, p_staff, 'lottery_calendar_changed', 'lottery_region', p_region,
                      before, lottery_region_json(p_region), p_reason);
  return 'saved';
end $$;

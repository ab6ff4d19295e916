-- Adds a day without draws, for one region or all. Answers `saved`, `not_lottery_office` or
-- `holiday_known`.
create or replace function lottery_holiday_add(
  p_brand uuid, p_staff uuid, p_date date, p_region text, p_name text, p_reason text
) returns text language plpgsql as $$
declare
  refusal constant text := lottery_office_refusal(p_brand);
  made lottery_holiday;
begin
  if refusal is not null then return refusal; end if;
  insert into lottery_holiday (date, region, name) values (p_date, p_region, p_name)
    on conflict do nothing returning * into made;
  if made.id is null then return 'holiday_known'; end if;
  perform audit_write(p_brand, p_staff, 'lottery_holiday_added', 'lottery_holiday', p_date::text,
                      null, to_jsonb(made) - 'id', p_reason);
  return 'saved';
end $$;

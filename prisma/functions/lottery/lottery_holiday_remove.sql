-- Removes a day without draws. Answers `saved`, `not_lottery_office` or `holiday_not_found`.
create or replace function lottery_holiday_remove(
  p_brand uuid, p_staff uuid, p_holiday uuid, p_reason text
) returns text language plpgsql as $$
declare
  refusal constant text := lottery_office_refusal(p_brand);
  gone lottery_holiday;
begin
  if refusal is not null then return refusal; end if;
  delete from lottery_holiday where id = p_holiday returning * into gone;
  if gone.id is null then return 'holiday_not_found'; end if;
  perform audit_write(p_brand, p_staff, 'lottery_holiday_removed', 'lottery_holiday',
                      gone.date::text, to_jsonb(gone) - 'id', null, p_reason);
  return 'saved';
end $$;

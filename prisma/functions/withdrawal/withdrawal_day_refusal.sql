-- Why a new withdrawal is refused by the brand's daily limits or its fee; null where it is
-- accepted. The fee that the member confirmed must be the fee of this moment.
create or replace function withdrawal_day_refusal(
  w withdrawal, out verdict text, out detail jsonb
) language plpgsql as $$
declare
  most_count constant integer := brand_setting(w.brand_id, 'withdrawal', 'perDayCount');
  most_sum constant bigint := brand_setting(w.brand_id, 'withdrawal', 'perDaySum');
  today constant record := withdrawal_today(w.brand_id, w.member_id);
  fee constant bigint := withdrawal_fee(w.brand_id, w.amount, today.made);
begin
  if today.made >= most_count or today.total + w.amount > most_sum then
    verdict := 'withdrawal_limit_reached';
    detail := jsonb_build_object(
      'countLeft', greatest(0, most_count - today.made),
      'sumLeft', greatest(0, most_sum - today.total)::text);
  elsif fee <> w.fee then
    verdict := 'withdrawal_fee_changed';
    detail := jsonb_build_object('fee', fee::text);
  end if;
end $$;

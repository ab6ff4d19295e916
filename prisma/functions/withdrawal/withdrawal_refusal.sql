-- Why a new withdrawal is refused, and what the member may know about the reason; both null where
-- it is accepted. Writes nothing. The caller holds the locks of the member's purses.
create or replace function withdrawal_refusal(
  w withdrawal, out verdict text, out detail jsonb
) language plpgsql as $$
declare
  least constant bigint := brand_setting(w.brand_id, 'withdrawal', 'minimum');
  most constant bigint := brand_setting(w.brand_id, 'withdrawal', 'maximum');
begin
  if (select status from member where id = w.member_id) <> 'active' then
    verdict := 'account_disabled';
    return;
  end if;
  select r.verdict, r.detail into verdict, detail from withdrawal_account_refusal(w) r;
  if verdict is not null then return; end if;
  if w.amount < least or w.amount > most then
    verdict := 'amount_out_of_range';
    detail := jsonb_build_object('minimum', least::text, 'maximum', most::text);
  elsif purse_in_debt(w.member_id) then
    verdict := 'member_in_debt';
  elsif agreement_refusal(w.member_id, w.amount) is not null then
    verdict := 'owed_to_downline';
    detail := jsonb_build_object('owed', agreement_owed(w.member_id)::text);
  elsif turnover_left(w.member_id) > 0 then
    verdict := 'turnover_not_met';
    detail := jsonb_build_object('left', turnover_left(w.member_id)::text);
  elsif winning_refusal(w.member_id, w.amount) is not null then
    verdict := 'winnings_held';
    detail := jsonb_build_object('held', winning_held(w.member_id)::text);
  else
    select r.verdict, r.detail into verdict, detail from withdrawal_day_refusal(w) r;
  end if;
end $$;

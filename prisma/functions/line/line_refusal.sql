-- Why a line transfer is refused; null where it is accepted. A debt of the sender is repaid first.
-- The caller holds the locks of both members' purses.
create or replace function line_refusal(
  p_brand uuid, p_from uuid, p_to uuid, p_way text, p_amount bigint, p_own uuid, p_theirs uuid
) returns text language plpgsql as $$
declare
  least constant bigint := brand_setting(p_brand, 'transfers', 'minimum');
  most constant bigint := brand_setting(p_brand, 'transfers', 'maximum');
  per_day constant bigint := brand_setting(p_brand, 'transfers', 'perDay');
begin
  if (select status from member where id = p_from) <> 'active' then
    return 'account_disabled';
  end if;
  if p_amount not between least and most then return 'amount_out_of_range'; end if;
  if (select f.currency <> t.currency from member f, member t
       where f.id = p_from and t.id = p_to) then
    return 'wrong_currency';
  end if;
  if not line_recipient_open(p_brand, p_to, p_theirs, p_way, p_amount) then
    return 'recipient_not_open';
  end if;
  if purse_clear_debt(p_own) > 0 then return 'member_in_debt'; end if;
  if agreement_refusal(p_from, p_amount) is not null then return 'owed_to_downline'; end if;
  if turnover_left(p_from) > 0 then return 'turnover_not_met'; end if;
  if winning_refusal(p_from, p_amount) is not null then return 'winnings_held'; end if;
  if line_sent_today(p_brand, p_from) + p_amount > per_day then return 'line_limit_reached'; end if;
  return null;
end $$;

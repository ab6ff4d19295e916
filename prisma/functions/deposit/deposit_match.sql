-- Matches a deposit with money that the staff found. It becomes a proposal for a second person and
-- answers `proposed` where the member's declaration or the gateway's report differs, or where the
-- day's sum of the member or of this person reaches the brand's amount. A bank's number with fewer
-- than four significant characters is `invalid_input`.
create or replace function deposit_match(
  p_deposit uuid, p_staff uuid, p_amount bigint, p_payment text, p_reason text, p_key text
) returns text language plpgsql as $$
declare
  d deposit;
  payment text;
  doubt text;
  verdict text;
begin
  select * into d from deposit where id = p_deposit for update;
  if not 'match' = any (deposit_decisions(d)) then return 'deposit_decided'; end if;
  payment := case d.kind when 'bank' then bank_payment(p_payment) else p_payment end;
  if length(payment) < 4 then return 'invalid_input'; end if;
  if proposal_is_open('deposit', d.reference, p_staff, p_key) then return 'proposal_open'; end if;
  -- Of two matches at once each counts the other one.
  perform purse_lock(d.member_id);
  doubt := deposit_second_person(d, p_amount, payment);
  if doubt is not null
     or p_amount + deposit_credited_by_staff(d.brand_id, d.member_id)
        >= brand_setting(d.brand_id, 'deposit', 'fourEyesFrom')::bigint
     or staff_day_reaches(
          d.brand_id, p_staff, 'credit', p_amount,
          brand_setting(d.brand_id, 'staff', 'creditAlonePerDay')::bigint) then
    return proposal_make_once(
      d.brand_id, p_staff, 'deposit', d.reference, d.member_id,
      jsonb_strip_nulls(jsonb_build_object(
        'amount', p_amount::text, 'requestedAmount', d.amount::text, 'currency', d.currency,
        'payment', payment, 'doubt', doubt)),
      p_reason, p_key);
  end if;
  if staff_counts_from(p_staff) is not null then return 'person_too_new'; end if;
  verdict := deposit_credit_by_staff(d, p_amount, payment, p_staff, p_staff);
  if verdict = 'matched' then
    perform staff_day_add(d.brand_id, p_staff, 'credit', p_amount);
    perform deposit_audit(d, p_staff, 'deposit_matched', p_reason);
  end if;
  return verdict;
end $$;

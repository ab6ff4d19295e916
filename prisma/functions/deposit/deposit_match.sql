-- Matches a deposit with money that the staff found. Where the sum that the staff have credited to
-- the member today reaches the brand's amount for four eyes, it becomes a proposal for a second
-- person and answers `proposed`. A bank's number with fewer than four significant characters is
-- `invalid_input`.
create or replace function deposit_match(
  p_deposit uuid, p_staff uuid, p_amount bigint, p_payment text, p_reason text, p_key text
) returns text language plpgsql as $$
declare
  d deposit;
  payment text;
  verdict text;
begin
  select * into d from deposit where id = p_deposit for update;
  if not 'match' = any (deposit_decisions(d)) then return 'deposit_decided'; end if;
  payment := case d.kind when 'bank' then bank_payment(p_payment) else p_payment end;
  if length(payment) < 4 then return 'invalid_input'; end if;
  if proposal_is_open('deposit', d.reference, p_staff, p_key) then return 'proposal_open'; end if;
  -- Of two matches at once each counts the other one.
  perform purse_lock(d.member_id);
  if p_amount + deposit_credited_by_staff(d.brand_id, d.member_id)
     >= brand_setting(d.brand_id, 'deposit', 'fourEyesFrom')::bigint then
    return proposal_make_once(
      d.brand_id, p_staff, 'deposit', d.reference, d.member_id,
      jsonb_build_object('amount', p_amount::text, 'currency', d.currency, 'payment', payment),
      p_reason, p_key);
  end if;
  verdict := deposit_credit_by_staff(d, p_amount, payment, p_staff);
  if verdict = 'matched' then
    perform deposit_audit(d, p_staff, 'deposit_matched', p_reason);
  end if;
  return verdict;
end $$;

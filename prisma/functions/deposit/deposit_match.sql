-- The yes of one of the staff. From the brand's amount on, with what the staff have credited to the
-- member on the same day, it is a proposal that somebody else approves; then it answers `proposed`.
-- A number of a bank of which less than four characters are left is invalid_input.
create or replace function deposit_match(p_deposit uuid, p_staff uuid, p_amount bigint, p_payment text, p_reason text, p_key text) returns text
language plpgsql as $$
declare
  d deposit;
  payment text;
  answer text;
begin
  select * into d from deposit where id = p_deposit for update;
  if not 'match' = any (deposit_decisions(d)) then return 'deposit_decided'; end if;
  payment := case d.kind when 'bank' then bank_payment(p_payment) else p_payment end;
  if length(payment) < 4 then return 'invalid_input'; end if;
  if exists (select 1 from proposal o where o.kind = 'deposit' and o.subject = d.reference and o.status = 'open'
                                        and (o.proposed_by, o.idempotency_key) is distinct from (p_staff, p_key)) then
    return 'proposal_open';
  end if;
  -- Of two matches at once each counts the other one.
  perform 1 from purse p where p.member_id = d.member_id order by p.id for update;
  if p_amount + deposit_credited_by_staff(d.brand_id, d.member_id)
     >= (select (settings #>> '{deposit,fourEyesFrom}')::bigint from brand where id = d.brand_id) then
    return case when proposal_make(d.brand_id, p_staff, 'deposit', d.reference, d.member_id,
                                   jsonb_build_object('amount', p_amount::text, 'currency', d.currency, 'payment', payment), p_reason, p_key)
                     is null then 'idempotency_key_reused' else 'proposed' end;
  end if;
  answer := deposit_credit_by_staff(d, p_amount, payment, p_staff);
  if answer = 'matched' then perform deposit_audit(d, p_staff, 'deposit_matched', p_reason); end if;
  return answer;
end $$;

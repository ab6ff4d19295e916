-- Proposes to pay what is held back of a bill. A second person approves. A rejected bill may be
-- proposed again, as when its agent was right. Answers `proposed` or the code of a refusal.
create or replace function agreement_bill_propose(
  p_brand uuid, p_staff uuid, p_bill uuid, p_reason text, p_key text
) returns text language plpgsql as $$
declare
  b constant agreement_bill := (
    select x from agreement_bill x where x.id = p_bill and x.brand_id = p_brand);
begin
  if b.id is null then return 'bill_not_found'; end if;
  if b.state not in ('awaitingReview', 'rejected') then return 'bill_not_waiting'; end if;
  return proposal_make_once(
    p_brand, p_staff, 'agreement_bill', b.id::text, b.agent_id,
    jsonb_build_object('amount', b.held::text, 'currency', b.currency,
                       'from', b.from_day, 'to', b.to_day),
    p_reason, p_key);
end $$;

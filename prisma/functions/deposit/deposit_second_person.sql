-- Why a match needs a second person by what it is: `undeclared`, `other_amount` than requested, or
-- `unreported` by the gateway; null where the member's declaration or the gateway's report agrees.
create or replace function deposit_second_person(
  d deposit, p_amount bigint, p_payment text
) returns text language sql stable as $$
  select case
    when d.kind <> 'bank' then
      case when not exists (
        select from gateway_event e
         where e.deposit_id = d.id and e.payload ->> 'status' = 'paid'
           and e.payload ->> 'paymentId' = p_payment
           and e.payload ->> 'amount' = p_amount::text
           and e.payload ->> 'currency' = d.currency) then 'unreported' end
    when d.declared_at is null then 'undeclared'
    when p_amount <> d.amount then 'other_amount' end
$$;

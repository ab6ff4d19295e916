-- Pays bills in their order, all or none: the moves go from a member or the brand (null) to the
-- agent of the bill, and `p_step` makes each one's key unique within its bill. What is paid for an
-- earlier period is late. What is held back stays so until it is paid in full. The caller holds the
-- locks of the members' purses.
create or replace function agreement_pay(
  p_brand uuid, p_currency text, p_bill uuid[], p_step text[], p_from uuid[], p_amount bigint[]
) returns void language plpgsql as $$
declare
  at constant timestamptz := clock_timestamp();
  people uuid[];
  refused text;
begin
  people := array(select distinct b.agent_id from agreement_bill b where b.id = any (p_bill));
  perform winning_forget_lost(m) from unnest(people) m;
  with wanted as materialized (
    select u.nth, u.bill, u.step, u.amount,
           purse_of(p_brand, u.payer, case when u.payer is null then 'house_agreements'
                                           else 'main' end, p_currency) as payer,
           purse_of(p_brand, b.agent_id, 'main', p_currency) as payee
      from unnest(p_bill, p_step, p_from, p_amount) with ordinality
             as u (bill, step, payer, amount, nth)
      join agreement_bill b on b.id = u.bill
  ), asked as (
    select array_agg(nth::integer order by nth) as nth,
           array_agg('agreement_bill:' || bill || ':' || step order by nth) as key,
           array_agg(payer order by nth) as payer, array_agg(payee order by nth) as payee,
           array_agg(amount order by nth) as amount, array_agg(bill order by nth) as bill,
           array_agg(case when payer_is.member_id is null then 'agreement_bill'
                          else 'agreement_share' end order by nth) as kind
      from wanted join purse payer_is on payer_is.id = wanted.payer
  ), posted as materialized (
    select p.* from asked a,
           ledger_post(a.nth, a.key, a.payer, a.payee, a.amount, a.kind,
                       array_fill(at, array[cardinality(a.nth)]),
                       array_fill('agreement_bill'::text, array[cardinality(a.nth)]), a.bill) p
  ), noted as (
    insert into agreement_payment (bill_id, transfer_id, amount, late, paid_at)
      select w.bill, p.transfer_id, w.amount, w.step like 'late:%', at
        from wanted w join posted p on p.ord = w.nth where p.verdict = 'posted'
  )
  select verdict into refused from posted where verdict <> 'posted' limit 1;
  if refused is not null then
    raise exception 'the ledger refused to pay a bill: %', refused
      using errcode = 'serialization_failure';
  end if;
  update agreement_bill b
     set paid = b.paid + u.amount,
         state = case when b.paid + u.amount = b.amount then 'paid'
                      when agreement_bill_is_held(b.state) then b.state
                      else 'partlyPaid' end
    from (select bill, sum(amount) as amount from unnest(p_bill, p_amount) x (bill, amount)
           group by bill) u
   where b.id = u.bill;
  update agreement_debt d set paid = d.paid + u.amount
    from (select bill, sum(amount) as amount
            from unnest(p_bill, p_amount, p_step) x (bill, amount, step)
           where step like 'late:%' group by bill) u
   where d.bill_id = u.bill;
  perform agreement_follow_money(p_brand, p_currency, people, p_from);
end $$;

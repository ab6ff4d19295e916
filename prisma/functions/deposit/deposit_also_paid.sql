-- Payments that a gateway reported for a deposit and that no deposit was credited with; null where
-- there are none.
create or replace function deposit_also_paid(p_deposit uuid) returns text language sql stable as $$
  select string_agg(
           concat('also paid ', p.amount, ' ', p.currency, ' by ', p.payment), '; '
           order by p.told, p.payment)
    from (select e.gateway, e.payload ->> 'paymentId' as payment, e.payload ->> 'amount' as amount,
                 e.payload ->> 'currency' as currency, min(e.received_at) as told
            from gateway_event e
           where e.deposit_id = p_deposit and e.payload ->> 'status' = 'paid'
           group by 1, 2, 3, 4) p
   where not exists (
     select from deposit x
      where x.gateway = p.gateway and x.gateway_payment_id = p.payment
        and x.credited is not null)
$$;

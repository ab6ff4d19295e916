-- When a payment was made, as the gateway reported it. An impossible time is replaced by the time
-- of the report, so that the right day is reconciled. Null where no gateway reported the payment.
create or replace function deposit_paid_at(d deposit, p_payment text) returns timestamptz
language sql stable as $$
  select min(case when t.at between d.created_at - interval '5 minutes'
                                and e.received_at + interval '1 day'
                  then t.at else e.received_at end)
    from gateway_event e
   cross join lateral (select (e.payload ->> 'occurredAt')::timestamptz as at) t
   where e.deposit_id = d.id and e.payload ->> 'paymentId' = p_payment
     and e.payload ->> 'status' = 'paid'
$$;

-- When a payment was made: by the gateway's word, unless that cannot be. Then it is the moment at
-- which we were told, so that the day is compared with the gateway's report all the same. Null for
-- what no gateway has told of.
create or replace function deposit_paid_at(d deposit, p_payment text) returns timestamptz language sql stable as $$
  select min(case when t.at between d.created_at - interval '5 minutes' and e.received_at + interval '1 day' then t.at else e.received_at end)
    from gateway_event e cross join lateral (select (e.payload ->> 'occurredAt')::timestamptz as at) t
   where e.deposit_id = d.id and e.payload ->> 'paymentId' = p_payment and e.payload ->> 'status' = 'paid'
$$;

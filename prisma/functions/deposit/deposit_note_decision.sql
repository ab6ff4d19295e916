-- Records a decision of the staff beside the gateway's reports, so that one list has the whole
-- history of a deposit.
create or replace function deposit_note_decision(
  d deposit, p_staff uuid, p_outcome text, p_amount bigint, p_payment text
) returns void language sql as $$
  insert into gateway_event (gateway, event_id, deposit_id, payload, outcome)
    select d.gateway, 'staff-' || uuid_v7(), d.id,
           jsonb_strip_nulls(jsonb_build_object(
             'by', s.username, 'amount', p_amount::text, 'paymentId', p_payment)),
           p_outcome
      from staff s where s.id = p_staff
$$;

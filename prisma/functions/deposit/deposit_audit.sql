-- Records an act of the staff on a deposit in the audit log.
create or replace function deposit_audit(
  p_before deposit, p_staff uuid, p_action text, p_reason text
) returns void language sql as $$
  select audit_write(
           d.brand_id, p_staff, p_action, 'deposit', d.reference,
           jsonb_strip_nulls(jsonb_build_object(
             'status', p_before.status, 'doubt', p_before.review_reason)),
           jsonb_strip_nulls(jsonb_build_object(
             'status', d.status, 'credited', d.credited::text, 'fee', d.fee::text,
             'payment', d.gateway_payment_id)),
           p_reason)
    from deposit d where d.id = p_before.id
$$;

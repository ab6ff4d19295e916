-- Records an act of the staff on a withdrawal in the audit log.
create or replace function withdrawal_audit(
  p_withdrawal uuid, p_staff uuid, p_action text, p_before text, p_reason text
) returns void language sql as $$
  select audit_write(
           w.brand_id, p_staff, p_action, 'withdrawal', w.reference,
           jsonb_build_object('status', p_before),
           jsonb_strip_nulls(jsonb_build_object(
             'status', w.status, 'gateway', w.gateway, 'payoutReference', w.payout_reference)),
           p_reason)
    from withdrawal w where w.id = p_withdrawal
$$;

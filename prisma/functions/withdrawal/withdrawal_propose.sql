-- Puts something about a withdrawal before a second person. Of one kind only one waits at a time. A
-- key that stands for another proposal is idempotency_key_reused.
create or replace function withdrawal_propose(p_withdrawal uuid, p_staff uuid, p_kind text, p_payload jsonb, p_reason text, p_key text) returns text
language plpgsql as $$
declare
  w withdrawal;
begin
  select * into w from withdrawal where id = p_withdrawal for update;
  if exists (select 1 from proposal o where o.kind = p_kind and o.subject = w.reference and o.status = 'open'
                                        and (o.proposed_by, o.idempotency_key) is distinct from (p_staff, p_key)) then
    return 'proposal_open';
  end if;
  return case when proposal_make(w.brand_id, p_staff, p_kind, w.reference, w.member_id,
                                 jsonb_build_object('amount', w.amount::text, 'currency', w.currency) || p_payload, p_reason, p_key)
                   is null then 'idempotency_key_reused' else 'proposed' end;
end $$;

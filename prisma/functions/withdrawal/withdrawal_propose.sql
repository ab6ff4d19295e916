-- Proposes a decision about a withdrawal to a second person. Only one proposal of a kind is open at
-- a time. A key that belongs to another proposal answers `idempotency_key_reused`.
create or replace function withdrawal_propose(
  p_withdrawal uuid, p_staff uuid, p_kind text, p_payload jsonb, p_reason text, p_key text
) returns text language plpgsql as $$
declare
  w withdrawal;
begin
  select * into w from withdrawal where id = p_withdrawal for update;
  return proposal_make_once(
    w.brand_id, p_staff, p_kind, w.reference, w.member_id,
    jsonb_build_object('amount', w.amount::text, 'currency', w.currency) || p_payload,
    p_reason, p_key);
end $$;

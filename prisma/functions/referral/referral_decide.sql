-- Staff release or reject what a member earns by an account that shares something with the own one.
-- The decision also holds for later periods. Answers it, or the code of a refusal.
create or replace function referral_decide(
  p_brand uuid, p_pair uuid, p_staff uuid, p_decision text, p_reason text
) returns text language plpgsql as $$
declare
  x referral_pair;
begin
  select * into x from referral_pair where id = p_pair and brand_id = p_brand;
  if x.id is null then return 'member_not_found'; end if;
  perform purse_lock(x.referrer_id);
  select * into x from referral_pair where id = p_pair for update;
  if x.decision is not null then return 'match_decided'; end if;
  if staff_counts_from(p_staff) is not null then return 'person_too_new'; end if;
  update referral_pair set decision = p_decision, decided_by = p_staff, decided_at = now()
   where id = x.id;
  update referral_commission
     set state = case p_decision when 'released' then 'waiting' else 'rejected' end
   where referrer_id = x.referrer_id and friend_id = x.friend_id and state = 'held';
  perform audit_write(
    p_brand, p_staff, 'referral_' || p_decision, 'member', x.referrer_id::text,
    jsonb_build_object('friend', x.friend_id, 'signals', x.signals),
    jsonb_build_object('decision', p_decision), p_reason);
  return p_decision;
end $$;

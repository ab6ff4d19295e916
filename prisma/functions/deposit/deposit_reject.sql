-- Rejects a deposit. The member sees the reason. Reported payments that belong to no deposit stay
-- in review.
create or replace function deposit_reject(p_deposit uuid, p_staff uuid, p_reason text)
returns text language plpgsql as $$
declare
  d deposit;
begin
  select * into d from deposit where id = p_deposit for update;
  if not 'reject' = any (deposit_decisions(d)) then return 'deposit_decided'; end if;
  if proposal_is_open('deposit', d.reference) then return 'proposal_open'; end if;
  update deposit
     set status = 'failed', settled_at = now(), refused_reason = p_reason,
         review_reason = (
           select string_agg(x.note, '; ' order by x.nth)
             from unnest(string_to_array(d.review_reason, '; ')) with ordinality x (note, nth)
            where x.note like 'also paid %')
   where id = d.id;
  perform deposit_note_decision(d, p_staff, 'failed', 0, null);
  perform deposit_publish(d.id);
  perform deposit_audit(d, p_staff, 'deposit_rejected', p_reason);
  return 'rejected';
end $$;

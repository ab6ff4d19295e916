-- The no: nothing has arrived, or it is paid back by whoever has it. The member reads the reason.
-- What came beside it is still to be looked at.
create or replace function deposit_reject(p_deposit uuid, p_staff uuid, p_reason text) returns text language plpgsql as $$
declare
  d deposit;
begin
  select * into d from deposit where id = p_deposit for update;
  if not 'reject' = any (deposit_decisions(d)) then return 'deposit_decided'; end if;
  if exists (select 1 from proposal o where o.kind = 'deposit' and o.subject = d.reference and o.status = 'open') then
    return 'proposal_open';
  end if;
  update deposit
     set status = 'failed', settled_at = now(), refused_reason = p_reason,
         review_reason = (select string_agg(x.said, '; ' order by x.nth) from unnest(string_to_array(d.review_reason, '; ')) with ordinality x (said, nth)
                           where x.said like 'also paid %')
   where id = d.id;
  perform deposit_note_decision(d, p_staff, 'failed', 0, null);
  perform deposit_tell(d.id);
  perform deposit_audit(d, p_staff, 'deposit_rejected', p_reason);
  return 'rejected';
end $$;

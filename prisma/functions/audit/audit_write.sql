-- Appends to a brand's audit log within the transaction of the act. Call it last: until the commit
-- other writers of the brand wait. Answers the number of the row. It runs with its owner's rights,
-- because the site may write here in no other way.
create or replace function audit_write(
  p_brand uuid, p_staff uuid, p_action text, p_subject_type text, p_subject text,
  p_before jsonb, p_after jsonb, p_reason text
) returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare
  e audit_event;
begin
  insert into audit_head (brand_id, seq, hash) values (p_brand, 0, '\x') on conflict do nothing;
  select h.seq + 1, h.hash into e.seq, e.prev_hash
    from audit_head h where h.brand_id = p_brand for update;
  if p_staff is null then
    e.actor := 'site';
  else
    select s.username into e.actor from staff s where s.id = p_staff and s.brand_id = p_brand;
    if e.actor is null then raise exception 'staff % is not of brand %', p_staff, p_brand; end if;
  end if;
  e.brand_id := p_brand;
  e.at := clock_timestamp();
  e.staff_id := p_staff;
  e.action := p_action;
  e.subject_type := p_subject_type;
  e.subject := p_subject;
  e.before := p_before;
  e.after := p_after;
  e.reason := p_reason;
  e.hash := audit_hash(e);
  insert into audit_event select e.*;
  update audit_head set seq = e.seq, hash = e.hash where brand_id = p_brand;
  return e.seq;
end $$;

-- Records what the staff found about a difference. Answers `resolved`, `difference_not_found` or
-- `difference_resolved`.
create or replace function reconciliation_resolve(
  p_brand uuid, p_id uuid, p_staff uuid, p_resolution text
) returns text language plpgsql as $$
declare
  r reconciliation_difference;
begin
  select * into r from reconciliation_difference
   where id = p_id and brand_id = p_brand for update;
  if r.id is null then return 'difference_not_found'; end if;
  if r.resolved_at is not null then return 'difference_resolved'; end if;
  update reconciliation_difference
     set resolved_at = now(), resolved_by = p_staff, resolution = p_resolution
   where id = r.id;
  perform audit_write(
    p_brand, p_staff, 'difference_resolved', 'reconciliation', r.reference,
    jsonb_build_object('gateway', r.gateway, 'day', r.day, 'difference', r.difference), null,
    p_resolution);
  return 'resolved';
end $$;

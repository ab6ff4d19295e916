-- Whether a person brought money to a member within the brand's days of separate hands: matched a
-- deposit, or proposed an adjustment that was carried out.
create or replace function staff_has_credited(
  p_brand uuid, p_member uuid, p_staff uuid
) returns boolean language sql stable as $$
  with since as (
    select now() - make_interval(
      days => brand_setting(p_brand, 'staff', 'separateDays')::integer) as at)
  select exists (select from deposit d, since
                  where d.member_id = p_member and d.matched_by = p_staff
                    and d.settled_at >= since.at)
      or exists (select from proposal p, since
                  where p.brand_id = p_brand and p.kind = 'adjustment' and p.status = 'approved'
                    and p.member_id = p_member and p.proposed_by = p_staff
                    and p.payload ->> 'direction' = 'credit' and p.decided_at >= since.at)
$$;

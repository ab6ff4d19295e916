-- Whether a person brought money to a member since a moment: matched a deposit, or proposed an
-- adjustment that was carried out.
create or replace function staff_credited_since(
  p_member uuid, p_staff uuid, p_since timestamptz
) returns boolean language sql stable as $$
  select exists (select from deposit d
                  where d.member_id = p_member and d.matched_by = p_staff
                    and d.settled_at >= p_since)
      or exists (select from proposal p
                  where p.kind = 'adjustment' and p.status = 'approved'
                    and p.member_id = p_member and p.proposed_by = p_staff
                    and p.payload ->> 'direction' = 'credit' and p.decided_at >= p_since)
$$;

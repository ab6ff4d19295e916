-- What counts toward a deposit limit since a day: paid and pending deposits, and money from the
-- upline. A declared deposit is pending until the staff decide.
create or replace function protection_deposits(p_member uuid, p_brand uuid, p_since date)
returns bigint language plpgsql as $$
begin
  return coalesce((select sum(deposited) from cash_day
                    where member_id = p_member and day >= p_since), 0)
       + coalesce((select sum(amount) from deposit
                    where member_id = p_member
                      and (status = 'review'
                           or (status in ('created', 'pending') and expires_at > now()))), 0)
       + line_received_since(p_brand, p_member, p_since);
end $$;

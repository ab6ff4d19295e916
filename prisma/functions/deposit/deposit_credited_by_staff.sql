-- The sum that the staff have credited to a member on the brand's current day.
create or replace function deposit_credited_by_staff(p_brand uuid, p_member uuid) returns bigint
language sql stable as $$
  select coalesce(sum(d.credited), 0)::bigint from deposit d
   where d.member_id = p_member and d.credited is not null
     and brand_day(p_brand, d.settled_at) = brand_day(p_brand, now())
     and exists (select from gateway_event e
                  where e.deposit_id = d.id and e.outcome = 'paid' and e.event_id like 'staff-%')
$$;

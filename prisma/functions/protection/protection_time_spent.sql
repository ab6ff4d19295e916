-- Members who are logged in although their time for today is over.
create or replace function protection_time_spent() returns table (member_id uuid, brand_id uuid)
language sql as $$
  select s.member_id, s.brand_id
    from (select distinct s.member_id, s.brand_id
            from session s join member m on m.id = s.member_id
           where s.ended_at is null and s.expires_at > now() and s.step is null and m.type <> 4
             and (exists (select from protection_limit l
                           where l.member_id = s.member_id and l.kind = 'session')
                  or exists (select from brand_limit b
                              where b.brand_id = s.brand_id and b.kind = 'session'))) s
   where (protection_hit(s.member_id, s.brand_id, array['session'], 0)).kind is not null
$$;

-- The members among these whose stakes `protection_stake_refusal` may refuse. The others need not
-- be checked one by one.
create or replace function protection_guarded(p_members uuid[]) returns uuid[]
language plpgsql stable as $$
begin
  return array(
    select p.member_id from protection p
     where p.member_id = any (p_members) and p.excluded_until > now()
    union
    select l.member_id from protection_limit l
     where l.member_id = any (p_members) and l.kind <> 'deposit'
    union
    select m.id from brand_limit b join member m on m.brand_id = b.brand_id
     where b.kind <> 'deposit' and m.id = any (p_members));
end $$;

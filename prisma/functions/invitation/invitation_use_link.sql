-- Counts a registration by a link, in the transaction that creates the member. A link that has
-- been closed, expired or used up in the meantime stops the registration.
create or replace function invitation_use_link(p_link uuid, p_member uuid) returns void
language plpgsql as $$
begin
  update invite_link l set uses = uses + 1
    from invite_code c
   where l.id = p_link and c.brand_id = l.brand_id and c.code_key = l.code_key and c.enabled
     and (l.expires_at is null or l.expires_at > now())
     and (l.most_uses is null or l.uses < l.most_uses);
  if not found then raise exception 'the invite link is not open'; end if;
  insert into invite_use (member_id, link_id) values (p_member, p_link);
end $$;

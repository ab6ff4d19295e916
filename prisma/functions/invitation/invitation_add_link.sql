-- Creates an invite link of an agent and answers its id; null when the agent has `p_most` open
-- links.
create or replace function invitation_add_link(
  p_brand uuid, p_member uuid, p_type integer, p_landing text, p_note text, p_most_uses integer,
  p_days integer, p_rebate integer, p_most integer
) returns uuid language plpgsql as $$
declare
  fresh text;
  link uuid;
begin
  perform from member where id = p_member for update;
  if (select count(*) from invite_link l
        join invite_code c on c.brand_id = l.brand_id and c.code_key = l.code_key
       where l.member_id = p_member and c.enabled
         and (l.expires_at is null or l.expires_at > now())) >= p_most then
    return null;
  end if;
  loop
    fresh := invitation_fresh_code();
    insert into invite_code (brand_id, code_key, code, kind, member_id)
      values (p_brand, fresh, fresh, 'link', p_member) on conflict do nothing;
    exit when found;
  end loop;
  insert into invite_link (brand_id, code_key, member_id, type, landing, note, most_uses,
                           expires_at, rebate)
    values (p_brand, fresh, p_member, p_type, p_landing, p_note, p_most_uses,
            now() + make_interval(days => p_days), p_rebate)
    returning id into link;
  return link;
end $$;

-- Marks messages of a member as read, or removes them, which reads them as well. Without ids, all
-- of them. Returns the number of unread messages.
create or replace function inbox_mark(
  p_brand uuid, p_member uuid, p_ids uuid[], p_removes boolean, p_now timestamptz
) returns integer language plpgsql as $$
begin
  update inbox_message
     set read_at = coalesce(read_at, p_now),
         removed_at = case when p_removes then p_now end
   where member_id = p_member and brand_id = p_brand and removed_at is null
     and (p_ids is null or id = any (p_ids))
     and (p_removes or read_at is null);
  if found then
    perform inbox_publish(p_brand, p_member);
  end if;
  return inbox_unread(p_member);
end
$$;

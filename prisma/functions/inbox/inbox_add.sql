-- Puts a message into a member's inbox. One source writes one message.
create or replace function inbox_add(
  p_brand uuid, p_member uuid, p_kind text, p_details jsonb, p_source text
) returns uuid language plpgsql as $$
declare
  added uuid;
begin
  insert into inbox_message (id, brand_id, member_id, kind, details, source)
    values (uuid_v7(), p_brand, p_member, p_kind, p_details, p_source)
    on conflict (member_id, source) do nothing
    returning id into added;
  if added is not null then
    perform inbox_publish(p_brand, p_member);
  end if;
  return added;
end
$$;

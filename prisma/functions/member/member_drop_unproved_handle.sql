-- Takes a number or address from a member who never proved it, for one who has. Answers the former
-- holder. A proved handle stays, and the unique index refuses the next one.
create or replace function member_drop_unproved_handle(
  p_brand uuid, p_kind text, p_key text, p_member uuid
) returns uuid language plpgsql as $$
declare
  holder uuid;
begin
  delete from member_handle
   where brand_id = p_brand and kind = p_kind and handle_key = p_key
     and not proved and member_id <> p_member
  returning member_id into holder;
  if p_kind = 'mobile' then
    update member_profile set mobile = null where member_id = holder and not mobile_verified;
  else
    update member_profile set email = null where member_id = holder and not email_verified;
  end if;
  return holder;
end $$;

-- Makes a member anonymous: the name, the profile, the logins and the accounts for payouts. The
-- account is closed; a trigger ends its sessions.
create or replace function privacy_erase_identity(p_member uuid) returns void
language plpgsql as $$
declare
  -- The random part of the id.
  name constant text := 'erased-' || right(p_member::text, 12);
  brand uuid;
begin
  update member
     set username = name, username_key = name, nickname = name, nickname_key = null,
         status = 'disabled', password_hash = null, avatar = null, labels = '{}',
         erased_at = now()
   where id = p_member;
  -- A new row has none of the columns, those of later migrations included.
  delete from member_profile where member_id = p_member returning brand_id into brand;
  if found then insert into member_profile (member_id, brand_id) values (p_member, brand); end if;
  delete from member_handle where member_id = p_member;
  delete from social_identity where member_id = p_member;
  delete from authenticator where member_id = p_member;
  update invite_code set enabled = false where member_id = p_member;
  update bank_account
     set holder_name = '', account_number = '', last_digits = '', account_key = '',
         removed_at = coalesce(removed_at, now())
   where member_id = p_member;
end $$;

-- Whether a login may open a session: null, `refused`, or `new_network` where the network must be
-- verified first. Consumes the remembered device's token. The caller holds the lock of the member.
create or replace function session_admit(
  o session_opening, p_first boolean, p_changed boolean
) returns text language plpgsql as $$
begin
  if p_changed is not false then return 'refused'; end if;
  if o.verifies and not p_first
     and not exists (select from member_network n
                      where n.member_id = o.member_id and n.network = o.network) then
    return 'new_network';
  end if;
  if o.uses is null then return null; end if;
  update remember_token t set used_at = o.opened_at
   where t.token_hash = o.uses and t.used_at is null and t.expires_at > o.opened_at;
  return case when not found then 'refused' end;
end $$;

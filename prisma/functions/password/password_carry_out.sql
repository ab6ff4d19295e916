-- Sets the proposed password; the member must choose another one at the next login, and every open
-- session ends. A password that the member has changed since stays.
create or replace function password_carry_out(p proposal) returns text language plpgsql as $$
begin
  update member m
     set password_hash = x.password_hash, password_changed_at = now(), password_is_default = true
    from proposed_password x
   where x.proposal_id = p.id and m.id = p.member_id and m.brand_id = p.brand_id
     and m.password_hash is not distinct from x.before_hash;
  if not found then return 'password_set_since'; end if;
  delete from proposed_password x where x.proposal_id = p.id;
  delete from password_reset r where r.member_id = p.member_id;
  perform session_end_all(p.brand_id, p.member_id, 'session_expired');
  insert into security_event (id, brand_id, member_id, kind, detail)
    values (uuid_v7(), p.brand_id, p.member_id, 'password_set_by_staff',
            jsonb_build_object('proposedBy', p.proposed_by, 'approvedBy', p.decided_by));
  return 'done';
end $$;

-- The member comes in by it and has to choose another one; whoever is logged in, on whatever
-- device, is so no more. A password that has been changed meanwhile stays: its owner has got in.
create or replace function password_carry_out(p proposal) returns text language plpgsql as $$
begin
  update member m set password_hash = x.password_hash, password_changed_at = now(), password_is_default = true
    from proposed_password x
   where x.proposal_id = p.id and m.id = p.member_id and m.brand_id = p.brand_id and m.password_hash is not distinct from x.before_hash;
  if not found then return 'password_set_since'; end if;
  delete from proposed_password x where x.proposal_id = p.id;
  delete from password_reset r where r.member_id = p.member_id;
  with ended as (
    update session set ended_at = now(), end_reason = 'revoked' where member_id = p.member_id and ended_at is null returning id
  ), forgotten as (
    delete from remember_token where member_id = p.member_id
  )
  insert into outbox (topic, brand_id, member_id, payload)
    select 'session_ended', p.brand_id, p.member_id, jsonb_build_object('sessionId', id, 'code', 'session_expired') from ended;
  insert into security_event (id, brand_id, member_id, kind, detail)
    values (uuid_v7(), p.brand_id, p.member_id, 'password_set_by_staff', jsonb_build_object('proposedBy', p.proposed_by, 'approvedBy', p.decided_by));
  return 'done';
end $$;

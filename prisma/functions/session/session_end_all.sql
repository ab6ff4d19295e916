-- Ends all sessions of a member, forgets the remembered devices, and sends the open pages the code
-- that explains it.
create or replace function session_end_all(p_brand uuid, p_member uuid, p_code text) returns void
language sql as $$
  delete from remember_token where member_id = p_member;
  with ended as (
    update session set ended_at = now(), end_reason = 'revoked'
     where member_id = p_member and ended_at is null returning id
  )
  insert into outbox (topic, brand_id, member_id, payload)
    select 'session_ended', p_brand, p_member,
           jsonb_build_object('sessionId', id, 'code', p_code)
      from ended;
$$;

-- Ends the member's sessions in other families of devices, where only one login at a time is
-- allowed.
create or replace function session_end_others(o session_opening) returns void language sql as $$
  delete from remember_token t
   where t.brand_id = o.brand_id and t.member_id = o.member_id
     and (t.family_id = o.family_id) is not true;
  with ended as (
    update session s set ended_at = o.opened_at, end_reason = 'logged_in_elsewhere'
     where s.brand_id = o.brand_id and s.member_id = o.member_id and s.ended_at is null
       and (s.family_id = o.family_id) is not true
    returning s.id
  )
  insert into outbox (topic, brand_id, member_id, payload)
    select 'session_ended', o.brand_id, o.member_id,
           jsonb_build_object('sessionId', e.id, 'code', 'logged_in_elsewhere')
      from ended e;
$$;

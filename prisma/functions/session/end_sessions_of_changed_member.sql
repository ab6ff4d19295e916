-- A member who is disabled, or becomes another type of account, loses every session in the same
-- transaction, whoever changes it.
create or replace function end_sessions_of_changed_member() returns trigger language plpgsql as $$
begin
  with ended as (
    update session set ended_at = now(), end_reason = 'revoked' where member_id = new.id and ended_at is null returning id
  )
  insert into outbox (topic, brand_id, member_id, payload)
  select 'session_ended', new.brand_id, new.id,
         jsonb_build_object('sessionId', id, 'code', case new.status when 'active' then 'session_expired' else 'account_disabled' end)
    from ended;
  return null;
end $$;

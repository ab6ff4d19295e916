-- A trigger: a member who is disabled or becomes another type of account loses every session in the
-- same transaction, whatever made the change.
create or replace function session_end_of_changed_member() returns trigger language plpgsql as $$
declare
  code constant text :=
    case new.status when 'active' then 'session_expired' else 'account_disabled' end;
begin
  with ended as (
    update session set ended_at = now(), end_reason = 'revoked'
     where member_id = new.id and ended_at is null returning id
  )
  insert into outbox (topic, brand_id, member_id, payload)
    select 'session_ended', new.brand_id, new.id, jsonb_build_object('sessionId', id, 'code', code)
      from ended;
  return null;
end $$;

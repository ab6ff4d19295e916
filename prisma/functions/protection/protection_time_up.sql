-- Ends the logins of a member whose time for today is used up, once for each limit and day, and
-- tells their pages why; answers whether it did. Whoever logs in again may see to the money; stakes
-- are refused by the functions above. It is called for each member in a transaction of its own:
-- nobody's bets wait for those of all others, and the locks of two members never meet in the wrong
-- order.
create or replace function protection_time_up(p_member uuid, p_brand uuid) returns boolean language plpgsql as $$
declare
  hit record;
begin
  if (protection_hit(p_member, p_brand, array['session'], 0)).kind is null then return false; end if;
  perform protection_lock(p_member);
  hit := protection_hit(p_member, p_brand, array['session'], 0);
  if hit.kind is null then return false; end if;
  perform 1 from protection_event e
   where e.member_id = p_member and e.kind = 'time_up' and e.detail ->> 'amount' = hit.amount::text
     and brand_day(p_brand, e.created_at) = brand_day(p_brand, now());
  if found then return false; end if;
  perform protection_note(p_brand, p_member, 'time_up', jsonb_build_object('kind', 'session', 'period', 'day', 'amount', hit.amount::text), null, null);
  with ended as (
    update session set ended_at = now(), end_reason = 'revoked' where member_id = p_member and ended_at is null returning id
  ), forgotten as (
    delete from remember_token where member_id = p_member
  )
  insert into outbox (topic, brand_id, member_id, payload)
    select 'session_ended', p_brand, p_member, jsonb_build_object('sessionId', id, 'code', 'limit_reached') from ended;
  return true;
end $$;

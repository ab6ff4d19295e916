-- Ends the sessions of a member whose time for today is over, once for each limit and day;
-- answers whether it did. The member can log in again to manage money, but not stake. It runs in a
-- transaction for each member, so that one member's locks never hold up another's bets.
create or replace function protection_time_up(p_member uuid, p_brand uuid) returns boolean
language plpgsql as $$
declare
  hit record;
begin
  if (protection_hit(p_member, p_brand, array['session'], 0)).kind is null then
    return false;
  end if;
  perform protection_lock(p_member);
  hit := protection_hit(p_member, p_brand, array['session'], 0);
  if hit.kind is null then return false; end if;
  perform 1 from protection_event e
   where e.member_id = p_member and e.kind = 'time_up'
     and e.detail ->> 'amount' = hit.amount::text
     and brand_day(p_brand, e.created_at) = brand_day(p_brand, now());
  if found then return false; end if;
  perform protection_note(
    p_brand, p_member, 'time_up',
    jsonb_build_object('kind', 'session', 'period', 'day', 'amount', hit.amount::text), null, null);
  perform session_end_all(p_brand, p_member, 'limit_reached');
  return true;
end $$;

-- Excludes the held account of a match for as long as the account that it matches. Answers whether
-- it did: false when that one is no longer excluded, or for a declined registration.
create or replace function protection_follow(x person_match, p_staff uuid, p_reason text)
returns boolean language plpgsql as $$
declare
  e protection;
begin
  select * into e from protection where member_id = x.known_id and excluded_until > now();
  if e.member_id is null or x.member_id is null then return false; end if;
  insert into protection as p
      (member_id, brand_id, exclusion, excluded_at, excluded_until, liftable_at)
    values (x.member_id, x.brand_id, 'operator', now(), e.excluded_until, e.liftable_at)
    on conflict (member_id) do update
      set exclusion = 'operator', excluded_at = now(), liftable_at = excluded.liftable_at,
          excluded_until = excluded.excluded_until
      where p.excluded_until is null or p.excluded_until < excluded.excluded_until;
  perform protection_note(
    x.brand_id, x.member_id, 'operator_exclusion',
    jsonb_build_object('reason', p_reason, 'until', to_char(
      nullif(e.excluded_until, 'infinity') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
    null, p_staff);
  return true;
end $$;

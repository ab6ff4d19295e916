-- Holds an account that matches excluded or disabled ones: nothing leaves its wallet and no deposit
-- starts, as with any frozen wallet. The caller holds the member's lock, or has just made the
-- member. `p_matches` is an array of {known, signals}.
create or replace function protection_person_hold(p_brand uuid, p_member uuid, p_matches jsonb)
returns void language plpgsql as $$
declare
  now_frozen boolean;
begin
  update purse set frozen = true
   where member_id = p_member and purpose = 'main' and not frozen;
  now_frozen := found;
  insert into person_match as x (brand_id, member_id, known_id, signals, froze)
    select p_brand, p_member, m.known, m.signals, now_frozen
      from jsonb_to_recordset(p_matches) as m (known uuid, signals text[])
    on conflict (member_id, known_id) where member_id is not null do update
      set signals = protection_signals(x.signals, excluded.signals),
          tries = x.tries + 1, last_at = now(), froze = x.froze or excluded.froze;
  perform audit_write(
    p_brand, null, 'person_held', 'member', p_member::text, null,
    jsonb_build_object('matches', p_matches), null);
end $$;

-- Lifts an exclusion after the second person's approval. The proposal is about one exclusion: one
-- that started since stays.
create or replace function protection_exclusion_carry_out(p proposal) returns text
language plpgsql as $$
begin
  perform protection_lock(p.member_id);
  update protection x
     set excluded_until = null, exclusion = null, excluded_at = null, liftable_at = null
   where x.member_id = p.member_id and x.brand_id = p.brand_id and x.excluded_until > now()
     and x.excluded_at = (p.payload ->> 'since')::timestamptz
     and coalesce(x.liftable_at, x.excluded_until) <= now();
  if not found then return 'not_excluded'; end if;
  perform protection_note(
    p.brand_id, p.member_id, 'exclusion_lifted', jsonb_build_object('reason', p.reason), null,
    p.decided_by);
  return 'done';
end $$;

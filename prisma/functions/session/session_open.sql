-- Opens a session, or answers why not: `opened`, `refused` or `new_network`; `first` is whether the
-- member never logged in before. Two logins at once follow each other by the member's lock, and the
-- later one wins. A session with a pending step ends no other one and is not a login yet.
create or replace function session_open(opening jsonb, out verdict text, out first boolean)
language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  o constant session_opening := jsonb_populate_record(null::session_opening, opening);
  changed boolean;
begin
  select m.first_login_at is null,
         coalesce(date_trunc('milliseconds', m.password_changed_at) > o.password_of, false)
    into first, changed
    from member m where m.id = o.member_id and m.brand_id = o.brand_id for update;
  verdict := session_admit(o, first, changed);
  if verdict is not null then return; end if;
  if o.single and o.step is null then perform session_end_others(o); end if;
  perform session_write(o, first);
  verdict := 'opened';
end $$;

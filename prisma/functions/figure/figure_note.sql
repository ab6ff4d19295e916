-- Writes money that is not of a game into the figure log; nothing for an amount of 0. `p_times` is
-- 1 for a member's first deposit.
create or replace function figure_note(
  p_brand uuid, p_member uuid, p_kind text, p_subject uuid, p_amount bigint, p_times integer
) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if p_amount = 0 then return; end if;
  insert into figure_log (brand_id, member_id, kind, subject_id, amount, times)
    values (p_brand, p_member, p_kind, p_subject, p_amount, p_times);
end $$;

revoke execute on function figure_note from public;
grant execute on function figure_note to lantern_app;

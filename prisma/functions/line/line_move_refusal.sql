-- Why a member and all below cannot move to an upline; null where they can. Without an upline they
-- move to the top. The answer holds while the caller has the lock of the brand's lines.
create or replace function line_move_refusal(p_member uuid, p_upline uuid) returns text
language plpgsql stable as $$
declare
  m constant member := (select x from member x where x.id = p_member);
  u constant member := (select x from member x where x.id = p_upline);
  height constant integer := (
    select max(distance) from line_link where upline_id = p_member and until is null);
begin
  if m.upline_id is not distinct from p_upline then return 'upline_unfit'; end if;
  if p_upline is null then return null; end if;
  if (u.brand_id, u.currency, u.status) is distinct from (m.brand_id, m.currency, 'active')
     or u.type = 4 or u.id = m.id or line_is_below(u.id, m.id) then
    return 'upline_unfit';
  end if;
  if line_depth(u.id) + 1 + height > 64 then return 'line_too_deep'; end if;
  return null;
end $$;

-- Proposes to void a draw without a result, of all brands. Answers `proposed` or the code of a
-- refusal.
create or replace function lottery_void_propose(
  p_brand uuid, p_staff uuid, p_draw text, p_reason text, p_key text
) returns text language plpgsql as $$
declare
  found_state text;
  refusal constant text := lottery_office_refusal(p_brand);
begin
  if refusal is not null then return refusal; end if;
  select state into found_state from lottery_draw where id = p_draw;
  if not found then return 'draw_not_found'; end if;
  if found_state in ('drawn', 'settled', 'void') then return 'draw_decided'; end if;
  return proposal_make_once(p_brand, p_staff, 'lottery_void', p_draw, null, '{}', p_reason, p_key);
end $$;

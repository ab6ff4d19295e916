-- Proposes the result of a closed province draw on which the sources don't agree. Answers
-- `proposed` or the code of a refusal.
create or replace function lottery_result_propose(
  p_brand uuid, p_staff uuid, p_draw text, p_result text[], p_reason text, p_key text
) returns text language plpgsql as $$
declare
  d lottery_draw;
  refusal constant text := lottery_office_refusal(p_brand);
begin
  if refusal is not null then return refusal; end if;
  select x.* into d from lottery_draw x
    join lottery_province_draw p on p.draw_id = x.id where x.id = p_draw;
  if d.id is null then return 'draw_not_found'; end if;
  if d.state in ('scheduled', 'open') then return 'draw_open'; end if;
  if d.state <> 'closed' then return 'draw_decided'; end if;
  if not lottery_result_fits((select drawing from lottery_game where code = d.game_code),
                             p_result) then
    return 'result_unfit';
  end if;
  return proposal_make_once(
    p_brand, p_staff, 'lottery_result', p_draw, null,
    jsonb_build_object('numbers', array_to_string(p_result, ' ')), p_reason, p_key);
end $$;

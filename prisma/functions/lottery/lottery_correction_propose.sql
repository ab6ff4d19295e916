-- Proposes another result of a settled province draw. Answers `proposed` or the code of a refusal.
create or replace function lottery_correction_propose(
  p_brand uuid, p_staff uuid, p_draw text, p_result text[], p_reason text, p_key text
) returns text language plpgsql as $$
declare
  d lottery_draw;
  refusal text := lottery_office_refusal(p_brand);
begin
  if refusal is not null then return refusal; end if;
  select x.* into d from lottery_draw x
    join lottery_province_draw p on p.draw_id = x.id where x.id = p_draw;
  if d.id is null then return 'draw_not_found'; end if;
  refusal := lottery_correction_refusal(d, p_result);
  if refusal is not null then return refusal; end if;
  return proposal_make_once(
    p_brand, p_staff, 'lottery_correction', p_draw, null,
    jsonb_build_object(
      'changes', array(select was || ' → ' || becomes
                         from unnest(d.result, p_result) with ordinality x(was, becomes, nth)
                        where was <> becomes order by nth),
      'numbers', array_to_string(p_result, ' '), 'revision', d.revision + 1),
    p_reason, p_key);
end $$;

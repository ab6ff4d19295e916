-- Takes the first result of a closed province draw, from sources or from two people. Answers
-- `drawn`, `draw_decided`, `draw_open` or `result_unfit`. The caller has locked the draw's row.
create or replace function lottery_outside_record(
  d lottery_draw, p_result text[], p_sources text[], p_proposal uuid
) returns text language plpgsql as $$
begin
  if d.state in ('drawn', 'settled', 'void') then return 'draw_decided'; end if;
  if d.state <> 'closed' then return 'draw_open'; end if;
  if not exists (select from lottery_game g where g.code = d.game_code and not g.own
                    and lottery_result_fits(g.drawing, p_result)) then
    return 'result_unfit';
  end if;
  insert into lottery_outside_result (draw_id, revision, result, sources, proposal_id)
    values (d.id, 1, p_result, p_sources, p_proposal);
  update lottery_draw set state = 'drawn', drawn_at = clock_timestamp(), result = p_result
   where id = d.id returning * into d;
  perform lottery_draw_publish(d);
  return 'drawn';
end $$;

revoke execute on function lottery_outside_record from public, lantern_app;

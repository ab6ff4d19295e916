-- Why the result of a draw cannot be corrected to another one; null where it can. Corrections run
-- one after another, and none during a settlement.
create or replace function lottery_correction_refusal(d lottery_draw, p_result text[])
returns text language sql stable as $$
  select case
    when d.state <> 'settled' or (lottery_correction_pending(d)).draw_id is not null
      then 'draw_not_settled'
    when d.result = p_result
      or not lottery_result_fits((select drawing from lottery_game where code = d.game_code),
                                 p_result)
      then 'result_unfit'
  end
$$;

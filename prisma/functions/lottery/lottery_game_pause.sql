-- Pauses a game of all brands, which opens no further draws then, or resumes it. Draws that are
-- open stay. Answers `saved`, `not_lottery_office` or `game_not_found`.
create or replace function lottery_game_pause(
  p_brand uuid, p_staff uuid, p_game text, p_paused boolean, p_reason text
) returns text language plpgsql as $$
declare
  refusal constant text := lottery_office_refusal(p_brand);
begin
  if refusal is not null then return refusal; end if;
  update lottery_game set paused = p_paused where code = p_game and own;
  if not found then return 'game_not_found'; end if;
  perform audit_write(
    p_brand, p_staff, case when p_paused then 'lottery_game_paused' else 'lottery_game_resumed' end,
    'lottery_game', p_game, null, jsonb_build_object('paused', p_paused), p_reason);
  return 'saved';
end $$;

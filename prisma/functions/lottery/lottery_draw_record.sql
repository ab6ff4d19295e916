-- Draws a closed own draw: calculates the result from the seed and the beacon's signature, which
-- the worker has verified. Answers `drawn`, `drawn_before` or `not_closed`. Fails for another seed
-- than the one committed to.
create or replace function lottery_draw_record(p_draw text, p_seed bytea, p_signature bytea)
returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  d lottery_draw;
  game lottery_game;
begin
  select * into strict d from lottery_draw where id = p_draw for update;
  if d.state in ('drawn', 'settled') then return 'drawn_before'; end if;
  if d.state <> 'closed' then return 'not_closed'; end if;
  select * into strict game from lottery_game where code = d.game_code and own;
  update lottery_draw
     set state = 'drawn', drawn_at = clock_timestamp(), seed = p_seed,
         beacon_signature = p_signature,
         result = lottery_result(game.drawing, d.id, p_seed, d.book_root, p_signature)
   where id = p_draw returning * into d;
  perform lottery_draw_publish(d);
  return 'drawn';
end $$;

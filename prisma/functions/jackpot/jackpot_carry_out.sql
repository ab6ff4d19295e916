-- Sets the terms on which two people have decided. The present pot stays.
create or replace function jackpot_carry_out(p proposal) returns text language plpgsql as $$
begin
  if not jackpot_has_games(p.brand_id, p.payload) then return 'game_not_found'; end if;
  update brand set settings = jsonb_set(settings, '{jackpot}', p.payload - 'currency')
   where id = p.brand_id;
  perform jackpot_lock(p.brand_id);
  perform jackpot_publish(p.brand_id);
  return 'done';
end $$;

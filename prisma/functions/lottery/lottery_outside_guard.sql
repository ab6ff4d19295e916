-- A trigger: the result of a province draw is the first one that lottery_outside_result has. So no
-- update sets another one, not even by hand.
create or replace function lottery_outside_guard() returns trigger language plpgsql as $$
begin
  if new.result is not null and old.result is null
     and not (select own from lottery_game where code = new.game_code)
     and not exists (select from lottery_outside_result r
                      where r.draw_id = new.id and r.revision = 1 and r.result = new.result) then
    raise exception 'the result of a province draw cannot be set'
      using errcode = 'check_violation';
  end if;
  return new;
end $$;

create or replace trigger lottery_outside_guard before update on lottery_draw
  for each row execute function lottery_outside_guard();

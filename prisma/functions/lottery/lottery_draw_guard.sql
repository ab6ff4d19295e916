-- A trigger: a draw goes forward only, and the result of an own draw is the one that its seed, bet
-- book and beacon give. Only a correction settles an outside draw again. So no other update sets a
-- result, not even one by hand.
create or replace function lottery_draw_guard() returns trigger language plpgsql as $$
declare
  game lottery_game;
  movable constant text[] := array['state', 'opens_at', 'closes_at', 'draws_at'];
  next_states constant jsonb := '{"scheduled": ["open", "void"], "open": ["closed", "void"],
    "closed": ["drawn", "void"], "drawn": ["settled"], "settled": [], "void": []}';
begin
  if tg_op = 'INSERT' then
    if new.state <> 'scheduled' or new.closed_at is not null or new.result is not null then
      raise exception 'a draw begins scheduled' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if lottery_is_correction(old, new) then return new; end if;
  if new.state <> old.state and not next_states -> old.state ? new.state then
    raise exception 'a draw cannot go from % to %', old.state, new.state
      using errcode = 'check_violation';
  end if;
  if (to_jsonb(old) - movable) is distinct from
     (select jsonb_object_agg(o.key, case when o.value = 'null' then o.value
                                          else to_jsonb(new) -> o.key end)
        from jsonb_each(to_jsonb(old) - movable) o)
     or (old.state <> 'scheduled'
         and (new.opens_at, new.closes_at, new.draws_at)
             is distinct from (old.opens_at, old.closes_at, old.draws_at)) then
    raise exception 'what a draw has published stays' using errcode = 'check_violation';
  end if;
  select * into strict game from lottery_game where code = new.game_code;
  if not game.own then return new; end if;
  if new.state = 'open' and old.state = 'scheduled' and new.commitment is null then
    raise exception 'an own draw opens with a commitment' using errcode = 'check_violation';
  end if;
  if new.seed is not null and (lottery_commitment(new.seed) <> new.commitment
       or not lottery_seed_follows(new.chain_id, new.place, new.seed)) then
    raise exception 'the seed is not the one committed to' using errcode = 'check_violation';
  end if;
  if new.result is not null and new.result is distinct from lottery_result(
       game.drawing, new.id, new.seed, new.book_root, new.beacon_signature) then
    raise exception 'the result of an own draw cannot be set' using errcode = 'check_violation';
  end if;
  return new;
end $$;

create or replace trigger lottery_draw_guard before insert or update on lottery_draw
  for each row execute function lottery_draw_guard();

-- Whether an update of a draw is the one that a correction makes: a settled draw gets the result of
-- its next revision, is to be settled again, and nothing else changes.
create or replace function lottery_is_correction(old lottery_draw, new lottery_draw)
returns boolean language sql stable as $$
  select old.state = 'settled' and new.state = 'drawn' and new.settled_at is null
     and (to_jsonb(old) - array['state', 'result', 'revision', 'settled_at'])
         = (to_jsonb(new) - array['state', 'result', 'revision', 'settled_at'])
     and exists (select from lottery_outside_result r
                  where r.draw_id = new.id and r.revision = old.revision + 1
                    and (r.revision, r.result) = (new.revision, new.result))
$$;

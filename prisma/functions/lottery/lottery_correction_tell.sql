-- Writes to the next members whose tickets a correction has changed. Answers how many there were.
-- After the last ones the correction is noted as told. A member gets one message, whatever is
-- repeated.
create or replace function lottery_correction_tell(p_draw text, p_revision integer, p_most integer)
returns integer language plpgsql as $$
declare
  about jsonb;
  key constant text := 'lottery_correction/' || p_draw || '/' || p_revision;
  written integer;
begin
  select jsonb_build_object('drawId', d.id, 'numero', d.numero, 'gameCode', g.code,
                            'names', g.names, 'family', g.family, 'at', a.recorded_at,
                            'before', b.result, 'after', a.result)
    into strict about
    from lottery_draw d
    join lottery_game g on g.code = d.game_code
    join lottery_outside_result a on a.draw_id = d.id and a.revision = p_revision
    join lottery_outside_result b on b.draw_id = d.id and b.revision = p_revision - 1
   where d.id = p_draw;
  with next as materialized (
    select c.* from lottery_correction_changes(p_draw, p_revision) c
     where not exists (select from inbox_message m
                        where m.member_id = c.member_id and m.source = key)
     order by c.member_id limit p_most
  ), added as materialized (
    select inbox_add(n.brand_id, n.member_id, 'lottery_correction',
                     about || jsonb_build_object('currency', n.currency, 'taken', n.taken,
                                                 'paid', n.paid, 'tickets', n.tickets[1:5],
                                                 'count', cardinality(n.tickets)), key)
      from next n
  )
  select count(*) into written from added;
  if written = 0 then
    insert into lottery_correction_told (draw_id, revision) values (p_draw, p_revision)
      on conflict do nothing;
  end if;
  return written;
end $$;

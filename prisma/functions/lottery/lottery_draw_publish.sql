-- Sends what has become of a draw to the pages of every brand.
create or replace function lottery_draw_publish(d lottery_draw) returns void language sql as $$
  insert into outbox (topic, brand_id, payload)
    select 'lottery_draw', b.id,
           jsonb_build_object('drawId', d.id, 'gameCode', d.game_code, 'numero', d.numero,
                              'state', d.state, 'result', d.result)
      from brand b
$$;

-- The game of a row of the figure log: of its round, or of the draw whose tickets it adds up.
create or replace function figure_game(p_subject uuid)
returns table (vendor_code text, game_code text) language sql stable as $$
  (select r.vendor_code, r.game_code from game_round r where r.id = p_subject limit 1)
  union all
  select 'LOTT', d.game_code
    from lottery_part p join lottery_draw d on d.id = p.draw_id where p.id = p_subject
$$;

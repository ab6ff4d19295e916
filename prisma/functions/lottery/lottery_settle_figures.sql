-- Writes the tickets of a part that have won nothing into the figure log: one row for those of a
-- member with equal stakes, because some agreements pay by the stake of a bet.
create or replace function lottery_settle_figures(
  d lottery_draw, p_part uuid, p_lane integer, p_after uuid, p_last uuid
) returns void language sql as $$
  insert into figure_log (brand_id, member_id, kind, category, subject_id, times, stake, valid, won)
    select t.brand_id, t.member_id, 'round',
           coalesce((select x.category from game x
                      where x.vendor_code = 'LOTT' and x.code = d.game_code), 'other'),
           p_part, count(*), sum(t.amount), sum(t.amount), 0
      from lottery_ticket t
     where t.draw_id = d.id and t.id > p_after and t.id <= p_last and t.state = 'placed'
       and lottery_lane(t.member_id) = p_lane and not t.trial
     group by t.brand_id, t.member_id, t.amount
$$;

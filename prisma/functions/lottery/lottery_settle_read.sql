-- Reads the tickets of a part once. Writes them into the figure log when they are settled for the
-- first time: one row for those of a member with equal stakes that all lost, all won or all got
-- their stake back, because some agreements pay by these, and one for its rebates. Answers the
-- tickets with a win or a rebate; null if there are none.
--
-- The draw's row is locked for share, so no one cancels these tickets or settles them otherwise. A
-- settlement after a correction pays no rebate. The settings join the two lists by hash, because a
-- generic plan expects few rows and would compare each with each. The tickets are found by both
-- columns of the draw's index, or those of all draws between the first and the last would be read.
create or replace function lottery_settle_read(
  d lottery_draw, p lottery_part, p_tickets uuid[], p_payouts bigint[]
) returns lottery_due[] language plpgsql
set enable_hashjoin = on set enable_nestloop = off
as $$
declare
  first constant boolean := p.revision = 1;
  due lottery_due[];
  winners bigint;
begin
  with won as materialized (
    select w.id, sum(w.payout)::bigint as payout
      from unnest(p_tickets, p_payouts) w(id, payout) group by 1
  ), t as materialized (
    select x.id, x.reference, x.brand_id, x.member_id, x.currency, x.trial, x.round_at,
           x.chase_id, x.amount, coalesce(w.payout, 0) as payout,
           case when first then x.rebate_due else 0 end as rebate, w.id is not null as wins
      from lottery_ticket x left join won w on w.id = x.id
     where (x.draw_id, x.id) > (p.draw_id, p.after_id)
       and (x.draw_id, x.id) <= (p.draw_id, p.last_id)
       and x.state = 'placed' and lottery_lane(x.member_id) = p.lane
  ), noted as (
    insert into figure_log (brand_id, member_id, kind, category, subject_id, times, stake, valid,
                            won)
      select t.brand_id, t.member_id, 'round',
             coalesce((select g.category from game g
                        where g.vendor_code = 'LOTT' and g.code = d.game_code), 'other'),
             p.id, count(*), sum(t.amount), sum(t.amount), sum(t.payout)
        from t where first and not t.trial
       group by t.brand_id, t.member_id, t.amount, sign(t.payout - t.amount)
  ), given as (
    insert into figure_log (brand_id, member_id, kind, subject_id, amount)
      select t.brand_id, t.member_id, 'rebate', p.id, sum(t.rebate)
        from t where first and not t.trial and t.rebate > 0 group by t.brand_id, t.member_id
  )
  select array_agg(row(t.id, t.reference, t.brand_id, t.member_id, t.currency, t.trial, t.round_at,
                       t.chase_id, t.payout, t.rebate, t.reference || '/' || d.revision
                      )::lottery_due) filter (where t.payout + t.rebate > 0),
         count(*) filter (where t.wins)
    into due, winners from t;
  if winners <> (select count(distinct id) from unnest(p_tickets) id) then
    raise exception 'a part of % has no such ticket that won', p.draw_id;
  end if;
  return due;
end $$;

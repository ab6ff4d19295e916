-- What the figure log has of the tickets of a part, and what they have staked and won at first,
-- with their rebates, by member. In a part of a former version a ticket that won has a row of its
-- own.
create or replace function lottery_part_stakes(p lottery_part)
returns table (member_id uuid, noted numeric, staked numeric, noted_won numeric, won numeric)
language sql stable as $$
  select member_id, l.noted, t.staked, l.won, t.won
    from (select f.member_id, sum(f.stake) as noted, sum(f.won + f.amount) as won
            from figure_log f
           where f.subject_id = p.id group by 1) l
    full join (
      select x.member_id, sum(x.amount) as staked,
             sum(lottery_paid_by(x.reference, 1) + x.rebate) as won
        from lottery_ticket x
       where (x.draw_id, x.id) > (p.draw_id, p.after_id)
         and (x.draw_id, x.id) <= (p.draw_id, p.last_id)
         and x.state in ('placed', 'settled') and not x.trial
         and lottery_lane(x.member_id) = p.lane
         and not exists (select from figure_log f where f.subject_id = x.id and f.kind = 'round')
       group by 1) t using (member_id)
$$;

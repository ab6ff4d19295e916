-- What the figure log has of the tickets of a part that won nothing at first, and what they have
-- staked, by member. A ticket that won has a row of its own in the log.
create or replace function lottery_part_stakes(p lottery_part)
returns table (member_id uuid, noted numeric, staked numeric) language sql stable as $$
  select member_id, l.noted, t.staked
    from (select f.member_id, sum(f.stake) as noted from figure_log f
           where f.subject_id = p.id group by 1) l
    full join (
      select x.member_id, sum(x.amount) as staked
        from lottery_ticket x
       where x.draw_id = p.draw_id and x.id > p.after_id and x.id <= p.last_id
         and x.state in ('placed', 'settled') and not x.trial
         and lottery_lane(x.member_id) = p.lane
         and not exists (select from figure_log f where f.subject_id = x.id and f.kind = 'round')
       group by 1) t using (member_id)
$$;

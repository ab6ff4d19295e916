-- What a member and its team did between two moments, on some days of the brand: whole days as they
-- are stored, and parts of days by the log, as far as it is complete. An upline to whom the member
-- was linked from one moment to the other had just this of it.
create or replace function figure_below(
  p_brand uuid, p_member uuid, p_since timestamptz, p_until timestamptz, p_from date, p_to date
) returns table (
  own boolean, day date, category text, rounds bigint, stakes bigint, turnover bigint, wins bigint,
  deposits bigint, withdrawals bigint, fees bigint, promotions bigint, rebates bigint,
  registrations bigint, first_deposits bigint
) language sql stable as $$
  with d as (
    select x.day, greatest(x.starts_at, p_since) as since, least(x.ends_at, p_until) as until,
           p_since <= x.starts_at and coalesce(p_until >= x.ends_at, true) as whole
      from brand_date x
     where x.brand_id = p_brand and x.day between p_from and p_to and x.ends_at > p_since
       and x.starts_at < coalesce(p_until, 'infinity')
  ), link as (
    -- Each half has an index of its own.
    select * from line_link where upline_id = p_member and until is null
    union all
    select * from line_link where upline_id = p_member and until is not null
  )
  select true, m.day, m.category, m.rounds, m.stakes, m.turnover, m.wins, m.deposits, m.withdrawals,
         m.fees, m.promotions, m.rebates, m.registrations, m.first_deposits
    from d join member_day m on m.member_id = p_member and m.day = d.day
   where d.whole
  union all
  select false, t.day, t.category, t.rounds, t.stakes, t.turnover, t.wins, t.deposits,
         t.withdrawals, t.fees, t.promotions, t.rebates, t.registrations, t.first_deposits
    from d join team_day t on t.upline_id = p_member and t.day = d.day
   where d.whole
  union all
  select l.distance = 0, d.day, f.category,
         case when f.kind in ('round', 'correction') then f.times else 0 end::bigint,
         f.stake, f.valid, f.won,
         case f.kind when 'deposit' then f.amount else 0 end,
         case f.kind when 'withdrawal' then f.amount else 0 end,
         case f.kind when 'fee' then f.amount else 0 end,
         case f.kind when 'promotion' then f.amount else 0 end,
         case f.kind when 'rebate' then f.amount else 0 end,
         case f.kind when 'registration' then f.times else 0 end::bigint,
         case f.kind when 'deposit' then f.times else 0 end::bigint
    from figure_cursor k
   cross join d
    join link l on l.since < d.until and coalesce(l.until > d.since, true)
    join figure_log f on f.member_id = l.member_id
                     and f.settled_at >= greatest(d.since, l.since)
                     and f.settled_at < least(d.until, l.until, k.complete_until)
   where not d.whole
$$;

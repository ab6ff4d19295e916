-- Days whose stored figures differ from the log, as far as it is rolled up. It reads the whole log
-- of these days. All parts are of one moment, so it needs no pause.
create or replace function figure_violations(p_from date, p_to date default 'infinity')
returns table (owner_id uuid, of_team boolean, day date, category text, stored jsonb, counted jsonb)
language sql stable as $$
  with counted as (
    select f.owner_id, f.of_team, f.day, f.category,
           jsonb_build_array(
             coalesce(sum(f.times) filter (where f.kind in ('round', 'correction')), 0),
             sum(f.stake), sum(f.valid), sum(f.won),
             coalesce(sum(f.amount) filter (where f.kind = 'deposit'), 0),
             coalesce(sum(f.amount) filter (where f.kind = 'withdrawal'), 0),
             coalesce(sum(f.amount) filter (where f.kind = 'fee'), 0),
             coalesce(sum(f.amount) filter (where f.kind = 'promotion'), 0),
             coalesce(sum(f.amount) filter (where f.kind = 'rebate'), 0),
             coalesce(sum(f.times) filter (where f.kind = 'registration'), 0),
             coalesce(sum(f.times) filter (where f.kind = 'deposit'), 0)) as figures
      from figure_share f, figure_cursor k
     where f.day between p_from and p_to
       and f.settled_at >= (select min(d.starts_at) from brand_date d where d.day >= p_from)
       and f.settled_at < (select max(d.ends_at) from brand_date d where d.day <= p_to)
       and (f.id <= k.floor_id or (f.xid, f.id) <= (k.xid, k.last_id))
     group by 1, 2, 3, 4
  ), stored as (
    select d.member_id as owner_id, false as of_team, d.day, d.category,
           jsonb_build_array(d.rounds, d.stakes, d.turnover, d.wins, d.deposits, d.withdrawals,
             d.fees, d.promotions, d.rebates, d.registrations, d.first_deposits) as figures
      from member_day d where d.day between p_from and p_to
    union all
    select d.upline_id, true, d.day, d.category,
           jsonb_build_array(d.rounds, d.stakes, d.turnover, d.wins, d.deposits, d.withdrawals,
             d.fees, d.promotions, d.rebates, d.registrations, d.first_deposits)
      from team_day d where d.day between p_from and p_to
  )
  select owner_id, of_team, day, category, s.figures, c.figures
    from stored s full join counted c using (owner_id, of_team, day, category)
   where s.figures is distinct from c.figures
$$;

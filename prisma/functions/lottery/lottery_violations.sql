-- Each ticket has moved its stake, and what it has won and got back since.
create or replace function lottery_violations()
returns table (rule text, subject text, detail text) language sql stable as $$
  select 'a ticket has moved what it says', t.reference,
         t.state || ' ' || t.amount || ' ' || t.payout || ' ' || t.rebate || ', moved '
           || coalesce(x.staked, 0) || ' ' || coalesce(x.won, 0) || ' ' || coalesce(x.rebated, 0)
    from lottery_ticket t
    left join (
      select subject_id,
             sum(case kind when 'bet' then amount when 'bet_rollback' then -amount end) as staked,
             sum(case kind when 'win' then amount when 'win_rollback' then -amount
                           when 'win_rollback_debt' then -amount end) as won,
             sum(amount) filter (where kind = 'lottery_rebate') as rebated
        from transfer
       where subject_kind = 'round' and subject_id in (select id from lottery_ticket)
       group by 1) x on x.subject_id = t.id
   where (coalesce(x.staked, 0), coalesce(x.won, 0), coalesce(x.rebated, 0))
         is distinct from
         (case when t.state in ('cancelled', 'void') then 0 else t.amount end, t.payout, t.rebate)
$$;

-- Pays tickets that have a win or a rebate, and writes what they are.
create or replace function lottery_settle_paid(d lottery_draw, p_due lottery_due[])
returns void language plpgsql as $$
declare
  moves ledger_move[];
begin
  perform stake_lock(array(select distinct u.member_id from unnest(p_due) u), true);
  moves := lottery_payments(p_due);
  perform ledger_write(moves);
  perform lottery_settle_write(d, p_due);
  perform lottery_settle_follow(d, p_due, moves);
  -- Last, because other parts of the draw wait for this row.
  update lottery_total t set paid = t.paid + s.paid
    from (select brand_id, sum(payout + rebate) as paid from unnest(p_due)
           where not trial group by 1) s
   where t.draw_id = d.id and t.brand_id = s.brand_id;
end $$;

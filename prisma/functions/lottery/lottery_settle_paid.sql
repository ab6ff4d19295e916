-- Pays tickets that have a win or a rebate, and writes what they are.
create or replace function lottery_settle_paid(d lottery_draw, p_ids uuid[], p_payouts bigint[])
returns void language plpgsql as $$
declare
  due lottery_due[];
  moves ledger_move[];
begin
  perform stake_lock(array(select distinct member_id from lottery_ticket
                            where id = any (p_ids)), true);
  due := lottery_due_of(d, p_ids, p_payouts);
  moves := lottery_payments(due);
  if moves is not null then perform ledger_write(moves); end if;
  perform lottery_settle_write(d, due, moves);
  if moves is not null then perform lottery_settle_follow(d, due, moves); end if;
  -- Last, because other parts of the draw wait for this row.
  update lottery_total t set paid = t.paid + s.paid
    from (select brand_id, sum(payout + rebate) as paid from unnest(due)
           where not trial group by 1) s
   where t.draw_id = d.id and t.brand_id = s.brand_id and s.paid > 0;
end $$;

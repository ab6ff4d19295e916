-- Settles some tickets of a drawn draw: wins, rebates, debts, held wins, rounds and events, in one
-- transaction. A ticket that is settled already stays as it is, so a caller that lost the answer
-- asks again. Answers how many tickets are settled by this call.
--
-- The gateway has calculated the payouts from the lines and the result. The settings keep a plan
-- that was made for a small draw from reading whole tables later.
create or replace function lottery_settle(p_draw text, p_ids uuid[], p_payouts bigint[])
returns integer language plpgsql security definer
set search_path = public, pg_temp set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
set enable_material = off set enable_memoize = off
as $$
declare
  d lottery_draw;
  due lottery_due[];
  moves ledger_move[];
begin
  select * into d from lottery_draw where id = p_draw and state = 'drawn' for share;
  if not found then return 0; end if;
  perform stake_lock(array(select distinct member_id from lottery_ticket
                            where id = any (p_ids)), true);
  due := lottery_due_of(d, p_ids, p_payouts);
  if cardinality(due) = 0 then return 0; end if;
  moves := lottery_payments(due);
  if moves is not null then perform ledger_write(moves); end if;
  perform lottery_settle_write(d, due, moves);
  if moves is not null then perform lottery_settle_follow(due, moves); end if;
  -- Last, because other chunks of the draw wait for this row.
  update lottery_total t set paid = t.paid + s.paid
    from (select brand_id, sum(payout + rebate) as paid from unnest(due)
           where not trial group by 1) s
   where t.draw_id = d.id and t.brand_id = s.brand_id and s.paid > 0;
  return cardinality(due);
end $$;

-- What follows from paid tickets: large wins are held, debts are repaid, chases end, and the pages
-- of the members learn of wins and balances.
create or replace function lottery_settle_follow(
  d lottery_draw, p_due lottery_due[], p_moves ledger_move[]
) returns void language plpgsql as $$
declare
  r record;
  owing constant uuid[] := stake_owing(array(select distinct u.member_id from unnest(p_due) u));
begin
  for r in
    select v.brand_id, winning_hold_from(v.brand_id, 'LOTT', d.game_code) as amount
      from (select distinct u.brand_id from unnest(p_due) u) v
  loop
    perform winning_hold(g) from unnest(p_due) u
       join game_round g on g.id = u.id and g.started_at = u.round_at
      where u.brand_id = r.brand_id and u.payout > 0 and not u.trial
        and (d.revision > 1 or u.payout + u.rebate >= r.amount);
  end loop;
  for r in
    select distinct on (m.to_purse) m.to_purse as purse_id, u.id, u.transaction
      from unnest(p_due) u join unnest(p_moves) m on m.subject_id = u.id
     where u.member_id = any (owing)
  loop
    perform ledger_repay(r.purse_id, 'round', r.id, 'LOTT:win:' || r.transaction || '#debt');
  end loop;
  update lottery_chase c set won_at = now()
   where c.won_at is null
     and c.id = any (array(select distinct u.chase_id from unnest(p_due) u where u.payout > 0));
  insert into outbox (topic, brand_id, payload)
    select 'lottery_tickets', u.brand_id,
           jsonb_build_object('members', array_agg(u.member_id), 'drawId', d.id,
                              'gameCode', d.game_code, 'references', array_agg(u.reference),
                              'currencies', array_agg(u.currency),
                              'payouts', array_agg(u.payout::text),
                              'rebates', array_agg(u.rebate::text))
      from unnest(p_due) u where u.payout > 0 group by u.brand_id;
  insert into outbox (topic, brand_id, payload)
    select 'balances', p.brand_id,
           jsonb_build_object('members', array_agg(p.member_id),
                              'balances', array_agg(p.balance::text),
                              'currencies', array_agg(p.currency),
                              'versions', array_agg(p.version))
      from purse p where p.id = any (array(select distinct m.to_purse from unnest(p_moves) m))
     group by p.brand_id;
end $$;

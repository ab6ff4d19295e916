-- Writes the transactions and rounds of the bets whose stakes were taken.
create or replace function play_bets_write(p_bets play_bet[], p_stakes stake[]) returns void
language plpgsql as $$
declare
  r record;
begin
  for r in
    -- The first bet of a round in this call carries the sum of all of them. By a window: a join of
    -- the rows of a call would be a nested loop.
    with taken as materialized (
      select s.*, first_value(s.id) over w as first, sum(s.amount) over w as staked,
             jsonb_merge(s.details) over w
             || case when count(s.details -> 'stakes') over w > 1
                     then jsonb_build_object('stakes', play_stakes_sum(jsonb_path_query_array(
                            jsonb_agg(s.details -> 'stakes') filter (where s.details ? 'stakes')
                              over w, '$[*][*]')))
                     else '{}' end as all_details
        from rows from (unnest(p_bets), unnest(p_stakes)) s
       where s.verdict = 'taken'
      window w as (partition by s.subject_id order by s.nth
                   rows between unbounded preceding and unbounded following)
    ), noted as (
      insert into vendor_transaction (vendor_code, transaction_id, kind, operator_transaction_id,
                                      member_id, round_id, vendor_round_id, amount, currency,
                                      balance_after, created_at)
        select t.vendor, t.transaction, 'bet', t.id, t.member_id, t.subject_id, t.round,
               t.amount, t.currency, t.balance, coalesce(t.played_at, now())
          from taken t
    ), opened as (
      insert into game_round (id, brand_id, member_id, vendor_code, vendor_round_id, game_code,
                              currency, trial, stake, details, started_at)
        select t.id, t.brand_id, t.member_id, t.vendor, t.round, t.game, t.currency, t.play_money,
               t.staked, t.all_details, coalesce(t.played_at, now())
          from taken t where t.id = t.subject_id
    )
    select t.round_id, t.started_at, t.staked, t.all_details as details
      from taken t where t.round_id is not null and t.id = t.first
  loop
    update game_round g set stake = g.stake + r.staked,
           details = play_details_add(g.details, r.details)
     where g.id = r.round_id and g.started_at = r.started_at;
  end loop;
  perform turnover_cover(t.brand_id, t.member_id, t.subject_id,
                         coalesce(t.started_at, t.played_at, now()), coalesce(t.played_at, now()))
     from rows from (unnest(p_bets), unnest(p_stakes)) t
    where t.verdict = 'taken' and t.details ? 'stakes' and not t.play_money;
  -- Playing keeps the login alive.
  update session l set last_seen_at = now()
   where l.id = any (array(select b.login from rows from (unnest(p_bets), unnest(p_stakes)) b
                            where b.verdict = 'taken' and b.login is not null));
end $$;

revoke execute on function play_bets_write from public, lantern_app;

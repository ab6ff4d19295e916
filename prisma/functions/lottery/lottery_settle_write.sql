-- Writes what settled tickets are: the tickets, their rounds with their figures, the vendor's wins,
-- and the counters of the day and of the draw.
create or replace function lottery_settle_write(
  d lottery_draw, p_due lottery_due[], p_moves ledger_move[]
) returns void language plpgsql as $$
begin
  update lottery_ticket t
     set state = 'settled', payout = u.payout, rebate = t.rebate + u.rebate, ended_at = now()
    from unnest(p_due) u where t.id = u.id;
  update game_round r
     set win = r.win + u.payout + u.rebate, ended_at = now(),
         details = r.details || jsonb_build_object('result', to_jsonb(d.result))
    from unnest(p_due) u where r.id = u.id and r.started_at = u.round_at;
  perform figure_note_round(u.id, u.round_at) from unnest(p_due) u;
  insert into vendor_transaction (vendor_code, transaction_id, kind, operator_transaction_id,
                                  member_id, round_id, vendor_round_id, target_transaction_id,
                                  amount, currency, balance_after)
    select 'LOTT', u.transaction, 'win', m.id, u.member_id, u.id, u.reference, u.reference,
           u.payout, u.currency, m.to_balance
      from unnest(p_due) u join unnest(p_moves) m on m.subject_id = u.id and m.kind = 'win';
  insert into play_day as x (member_id, day, vendor_code, won)
    select u.member_id, b.today, 'LOTT', sum(u.payout + u.rebate)
      from unnest(p_due) u
      join (select v.brand_id, brand_day(v.brand_id, now()) as today
              from (select distinct brand_id from unnest(p_due)) v) b on b.brand_id = u.brand_id
     where not u.trial and u.payout + u.rebate > 0 group by 1, 2
    on conflict (member_id, day, vendor_code) do update set won = x.won + excluded.won;
  update lottery_total t set paid = t.paid + s.paid
    from (select brand_id, sum(payout + rebate) as paid from unnest(p_due)
           where not trial group by 1) s
   where t.draw_id = d.id and t.brand_id = s.brand_id;
end $$;

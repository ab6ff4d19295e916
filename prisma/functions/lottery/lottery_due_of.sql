-- Locks the tickets that are still to be settled and answers each with its purses and its payout,
-- in the order of their ids. A settlement after a correction pays no rebate. The caller holds the
-- locks of the purses.
create or replace function lottery_due_of(d lottery_draw, p_ids uuid[], p_payouts bigint[])
returns lottery_due[] language plpgsql as $$
begin
  perform from lottery_ticket where id = any (p_ids) and state = 'placed' order by id for update;
  return array(
    select row(t.id, t.reference, d.game_code, t.brand_id, t.member_id, t.currency, t.trial,
               t.round_at, p.id, p.balance, p.version, h.id, i.payout,
               case d.revision when 1 then t.rebate_due else 0 end,
               t.reference || '/' || d.revision)::lottery_due
      from unnest(p_ids, p_payouts) i(id, payout)
      join lottery_ticket t on t.id = i.id and t.draw_id = d.id and t.state = 'placed'
      join purse p on p.brand_id = t.brand_id and p.member_id = t.member_id
                  and p.currency = t.currency
                  and p.purpose = case when t.trial then 'play' else 'main' end
      join purse h on h.brand_id = t.brand_id and h.member_id is null and h.currency = t.currency
                  and h.purpose = case when t.trial then 'house_play' else 'house_games' end
     order by t.id);
end $$;

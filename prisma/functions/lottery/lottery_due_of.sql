-- The tickets that are still to be settled, each with its purses and its payout, in the order of
-- their ids. A settlement after a correction pays no rebate. The caller holds the locks of the
-- purses and the draw's row for share, so that no one else settles or cancels these tickets.
create or replace function lottery_due_of(d lottery_draw, p_ids uuid[], p_payouts bigint[])
returns lottery_due[] language plpgsql as $$
begin
  return array(
    select row(t.id, t.reference, d.game_code, t.brand_id, t.member_id, t.currency, t.trial,
               t.round_at, p.id, p.balance, p.version, h.id, i.payout,
               case d.revision when 1 then t.rebate_due else 0 end,
               t.reference || '/' || d.revision)::lottery_due
      from unnest(p_ids, p_payouts) i(id, payout)
     cross join lateral (
       select * from lottery_ticket x
        where x.id = i.id and x.draw_id = d.id and x.state = 'placed' limit 1) t
     cross join lateral (
       select x.id, x.balance, x.version from purse x
        where x.brand_id = t.brand_id and x.member_id = t.member_id and x.currency = t.currency
          and x.purpose = case when t.trial then 'play' else 'main' end limit 1) p
     cross join lateral (
       select x.id from purse x
        where x.brand_id = t.brand_id and x.member_id is null and x.currency = t.currency
          and x.purpose = case when t.trial then 'house_play' else 'house_games' end limit 1) h
     order by t.id);
end $$;

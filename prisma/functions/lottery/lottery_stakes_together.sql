-- The stakes of the tickets of slips; `alone` for one that is not plainly in order. Those of a
-- member are side by side. `p_held` are the purses that this call has locked.
create or replace function lottery_stakes_together(
  p_slips jsonb, p_held uuid[], p_at timestamptz
) returns stake[] language plpgsql stable as $$
begin
  return (
    with slips as materialized (
      select i.nth::integer as nth, i.slip ->> 'key' as key, i.slip ->> 'content' as content,
             (i.slip ->> 'member')::uuid as member, (i.slip ->> 'brand')::uuid as brand,
             i.slip ->> 'currency' as currency, i.slip ->> 'game' as game,
             (i.slip ->> 'card')::uuid as card, t ->> 'draw' as draw, (t ->> 'id')::uuid as id,
             t ->> 'reference' as reference, (t ->> 'amount')::bigint as amount
        from jsonb_array_elements(p_slips) with ordinality i(slip, nth)
       cross join lateral (select i.slip #> '{tickets,0}' as t) x
    ), draws as materialized (
      -- Slips of one call are mostly on few draws and cards.
      select d.id, d.game_code
        from (select distinct draw from slips) i
       cross join lateral (select * from lottery_draw x where x.id = i.draw limit 1) d
       where lottery_ticket_refusal(d, p_at) is null
    ), newest as materialized (
      select i.card
        from (select distinct card from slips) i
       cross join lateral (select * from lottery_rate_card x where x.id = i.card limit 1) c
       where not exists (
         select from lottery_rate_card n
          where (n.brand_id, n.mode, n.currency) = (c.brand_id, c.mode, c.currency)
            and n.version > c.version)
    )
    select array_agg(
             row(s.nth, s.id, 'LOTT:bet:' || s.reference, s.content, m.id, m.brand_id, p.id, h.id,
                 p.currency, p.play_money, s.amount, 'bet', 'LOTT', p.balance, p.version,
                 case when p.id <> all (p_held) or known.nth is not null
                        or not exists (select from draws d
                                        where (d.id, d.game_code) = (s.draw, s.game))
                        or not exists (select from newest n where n.card = s.card)
                        or stake_member_refusal(m.status, p.frozen, p.currency, s.currency)
                           is not null
                      then 'alone' end,
                 null, null, 'round', null, 'LOTT ' || s.reference, null)::stake
             order by m.id, s.nth)
      from slips s
      -- Lateral: a join once read the members of all slips again for each purse of a house.
     cross join lateral (
       select * from member x where x.id = s.member and x.brand_id = s.brand limit 1) m
     cross join lateral (
       select * from purse x where (x.brand_id, x.member_id, x.currency)
                                   = (m.brand_id, m.id, m.currency)
          and x.purpose = case m.type when 4 then 'play' else 'main' end limit 1) p
     cross join lateral (
       select x.id from purse x
        where x.brand_id = m.brand_id and x.member_id is null and x.currency = m.currency
          and x.purpose = case m.type when 4 then 'house_play' else 'house_games' end limit 1) h
      -- The order chooses the index of the key, not that of all tickets of the member.
      left join lateral (select x.nth from lottery_ticket x
                          where x.member_id = m.id and x.key = s.key
                          order by x.nth limit 1) known on true);
end $$;

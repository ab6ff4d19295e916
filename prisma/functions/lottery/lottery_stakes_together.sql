-- The stakes of slips of one ticket each; `alone` for a slip that is not plainly in order. Those of
-- a member are side by side. `p_held` are the purses that this call has locked.
create or replace function lottery_stakes_together(
  p_slips jsonb, p_held uuid[], p_at timestamptz
) returns stake[] language plpgsql stable as $$
begin
  return (
    select array_agg(
             row(s.nth, (t ->> 'id')::uuid, 'LOTT:bet:' || (t ->> 'reference'),
                 s.slip ->> 'content', m.id, m.brand_id, p.id, h.id, p.currency, p.play_money,
                 (t ->> 'amount')::bigint, 'bet', 'LOTT', p.balance, p.version,
                 case when p.id <> all (p_held) or known.nth is not null or d.id is null
                        or lottery_ticket_refusal(d, p_at) is not null or newer.version is not null
                        or stake_member_refusal(m.status, p.frozen, p.currency,
                                                s.slip ->> 'currency') is not null
                      then 'alone' end,
                 null, null, 'round', null, 'LOTT ' || (t ->> 'reference'), null)::stake
             order by m.id, s.nth)
      from (select i.slip, i.nth::integer as nth, i.slip #> '{tickets,0}' as t
              from jsonb_array_elements(p_slips) with ordinality i(slip, nth)) s
      -- Lateral: a join once read the members of all slips again for each purse of a house.
     cross join lateral (
       select * from member x where x.id = (s.slip ->> 'member')::uuid
          and x.brand_id = (s.slip ->> 'brand')::uuid limit 1) m
     cross join lateral (
       select * from purse x where (x.brand_id, x.member_id, x.currency)
                                   = (m.brand_id, m.id, m.currency)
          and x.purpose = case m.type when 4 then 'play' else 'main' end limit 1) p
     cross join lateral (
       select x.id from purse x
        where x.brand_id = m.brand_id and x.member_id is null and x.currency = m.currency
          and x.purpose = case m.type when 4 then 'house_play' else 'house_games' end limit 1) h
      left join lateral (
        select * from lottery_draw x where x.id = s.t ->> 'draw' limit 1) d
             on d.game_code = s.slip ->> 'game'
      -- The order chooses the index of the key, not that of all tickets of the member.
      left join lateral (select x.nth from lottery_ticket x
                          where x.member_id = m.id and x.key = s.slip ->> 'key'
                          order by x.nth limit 1) known on true
      left join lateral (
        select n.version from lottery_rate_card c
          join lottery_rate_card n
            on (n.brand_id, n.mode, n.currency) = (c.brand_id, c.mode, c.currency)
         where c.id = (s.slip ->> 'card')::uuid and n.version > c.version limit 1) newer on true);
end $$;

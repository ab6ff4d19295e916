-- The stakes of a slip, with the verdicts of the rules that are not those of stake_take.
create or replace function lottery_stakes(p_slip jsonb) returns stake[]
language sql stable as $$
  select array_agg(
           row(t.nth, (t.ticket ->> 'id')::uuid, 'LOTT:bet:' || (t.ticket ->> 'reference'),
               p_slip ->> 'content', m.id, m.brand_id, p.id, h.id, p.currency, p.play_money,
               (t.ticket ->> 'amount')::bigint, 'bet', 'LOTT', p.balance, p.version,
               stake_member_refusal(m.status, p.frozen, p.currency, p_slip ->> 'currency'),
               null, null, 'round', null, 'LOTT ' || (t.ticket ->> 'reference'), null)::stake
           order by t.nth)
    from member m
    join purse p on p.brand_id = m.brand_id and p.member_id = m.id and p.currency = m.currency
                and p.purpose = case m.type when 4 then 'play' else 'main' end
    join purse h on h.brand_id = m.brand_id and h.member_id is null and h.currency = m.currency
                and h.purpose = case m.type when 4 then 'house_play' else 'house_games' end
   cross join jsonb_array_elements(p_slip -> 'tickets') with ordinality t(ticket, nth)
   where m.id = (p_slip ->> 'member')::uuid and m.brand_id = (p_slip ->> 'brand')::uuid
$$;

-- Why a slip is not taken, or what became of it before; no verdict if nothing is in the way. The
-- caller holds the rows of the draws for share, so that closing waits for it.
create or replace function lottery_slip_refusal(p_slip jsonb, p_at timestamptz)
returns table (verdict text, about jsonb) language plpgsql stable as $$
#variable_conflict use_column
declare
  known bytea;
  newest integer;
begin
  -- The order chooses the index of the key, not that of all tickets of the member.
  select t.content into known from lottery_ticket t
    where t.member_id = (p_slip ->> 'member')::uuid and t.key = p_slip ->> 'key'
    order by t.nth limit 1;
  if known is not null then
    return query select case when known = decode(p_slip ->> 'content', 'hex') then 'repeated'
                             else 'idempotency_key_reused' end, null::jsonb;
    return;
  end if;
  return query
    select r.verdict, jsonb_build_object('drawId', t ->> 'draw')
      from jsonb_array_elements(p_slip -> 'tickets') t
      left join lottery_draw d on d.id = t ->> 'draw' and d.game_code = p_slip ->> 'game'
     cross join lateral (select lottery_ticket_refusal(d, p_at) as verdict) r
     where r.verdict is not null limit 1;
  if found then return; end if;
  select n.version into newest
    from lottery_rate_card c
    join lottery_rate_card n on (n.brand_id, n.mode, n.currency) = (c.brand_id, c.mode, c.currency)
   where c.id = (p_slip ->> 'card')::uuid and n.version > c.version
   order by n.version desc limit 1;
  if newest is not null then
    return query select 'odds_changed', jsonb_build_object('version', newest);
  end if;
end $$;

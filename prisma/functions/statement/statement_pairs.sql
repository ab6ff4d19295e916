-- What could belong to the undecided lines of an account, the surest first: the bank's number (1),
-- our reference in the words (2), the holder's name and the amount (3). Always the exact amount,
-- within the brand's days, and nothing that another line has. Lines are joined once, by equal
-- values, because the planner expects few of them.
create or replace function statement_pairs(p_brand uuid, p_account text)
returns table (level integer, line_id uuid, deposit_id uuid, withdrawal_id uuid)
language sql stable as $$
  with lines as materialized (
    select l.id, l.day, l.amount, l.currency, l.mentions, bank_payment(l.reference) as number,
           statement_letters(concat(l.counterparty, l.words)) as letters
      from bank_line l
     where l.brand_id = p_brand and l.account = p_account and l.decided_at is null
       and not l.reversal
  ), days as materialized (
    select (b.settings #>> '{statements,matchDays}')::integer as most, b.time_zone as zone,
           (select min(day) from lines) as first
      from brand b where b.id = p_brand
  ), named as materialized (
    select l.id, l.day, l.amount, l.currency, l.number, d.id as deposit_id
      from lines l cross join unnest(l.mentions) m (reference)
      join deposit d on d.reference = m.reference
     union
    select l.id, l.day, l.amount, l.currency, l.number, d.id
      from lines l join deposit d on d.brand_id = p_brand and d.gateway_payment_id = l.number
  ), paid as materialized (
    select w.id, w.reference, w.payout_reference, w.amount - w.fee as amount, w.currency,
           (w.paid_at at time zone days.zone)::date as paid_on,
           statement_letters(a.holder_name) as holder
      from days cross join withdrawal w join bank_account a on a.id = w.bank_account_id
     where w.brand_id = p_brand and w.gateway is null
       and w.paid_at > days.first - (days.most + 1)
       and not exists (select from bank_line x where x.withdrawal_id = w.id)
  )
  select case when d.gateway_payment_id = l.number then 1 else 2 end, l.id, d.id, null::uuid
    from named l join deposit d on d.id = l.deposit_id cross join days
   where d.brand_id = p_brand and d.kind = 'bank' and d.currency = l.currency
     and l.amount = coalesce(d.credited, d.amount)
     and d.status in ('pending', 'review', 'expired', 'paid')
     and d.instructions ->> 'accountNumber' = p_account
     and l.day between (d.created_at at time zone days.zone)::date - 1
                   and (d.created_at at time zone days.zone)::date + days.most
     and not exists (select from bank_line x where x.deposit_id = d.id)
  union all
  select case when w.payout_reference = l.number then 1
              when w.reference = any (l.mentions) then 2 else 3 end, l.id, null, w.id
    from lines l cross join days
    join paid w on w.amount = -l.amount and w.currency = l.currency
   where l.day between w.paid_on - days.most and w.paid_on + days.most
     and (w.payout_reference = l.number or w.reference = any (l.mentions)
          or (length(w.holder) > 4 and strpos(l.letters, w.holder) > 0))
$$;

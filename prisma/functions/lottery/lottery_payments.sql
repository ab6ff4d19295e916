-- The transfers that pay tickets: what each has won, and its rebate. Null if there are none.
-- Balances and versions follow from those of the purses, which the caller has locked.
create or replace function lottery_payments(p_due lottery_due[]) returns ledger_move[]
language sql volatile as $$
  select array_agg(row(p.nth, p.nth, p.key, p.house_id, p.purse_id, p.amount, p.kind, now(), null,
                       null, null, 'posted', uuid_v7(), p.brand_id, p.currency, null, null,
                       p.balance + p.paid, p.version + p.place, 'round', p.id)::ledger_move
                   order by p.nth)
    from (
      select u.*, x.kind, x.key, x.amount,
             row_number() over (order by u.id, x.kind desc)::integer as nth,
             sum(x.amount) over purse as paid, row_number() over purse as place
        from unnest(p_due) u
       cross join lateral (
         values ('win', 'LOTT:win:' || u.transaction, u.payout),
                ('lottery_rebate', 'LOTT:rebate:' || u.transaction, u.rebate)
       ) x(kind, key, amount)
       where x.amount > 0
      window purse as (partition by u.purse_id order by u.id, x.kind desc)
    ) p
$$;

-- The transfers that pay tickets: what each has won, and its rebate. Balances and versions follow
-- from those of the purses, which the caller has locked. The settings join two lists by hash.
create or replace function lottery_payments(p_due lottery_due[]) returns ledger_move[]
language plpgsql volatile
set enable_hashjoin = on set enable_nestloop = off
as $$
begin
  return (
    with u as materialized (
      select * from unnest(p_due)
    ), w as materialized (
      select m.*, p.id as purse_id, p.balance, p.version, h.id as house_id
        from (select distinct brand_id, member_id, currency, trial from u) m
       cross join lateral (
         select x.id, x.balance, x.version from purse x
          where x.brand_id = m.brand_id and x.member_id = m.member_id and x.currency = m.currency
            and x.purpose = case when m.trial then 'play' else 'main' end limit 1) p
       cross join lateral (
         select x.id from purse x
          where x.brand_id = m.brand_id and x.member_id is null and x.currency = m.currency
            and x.purpose = case when m.trial then 'house_play' else 'house_games' end limit 1) h
    ), paid as (
      select w.brand_id, w.currency, w.house_id, w.purse_id, w.balance, w.version, u.id, x.*,
             row_number() over (order by w.purse_id, u.id, x.kind desc)::integer as nth,
             sum(x.amount) over purse as paid, row_number() over purse as place
        from u
        join w using (member_id, currency, trial)
       cross join lateral (
         values ('win', 'LOTT:win:' || u.transaction, u.payout),
                ('lottery_rebate', 'LOTT:rebate:' || u.transaction, u.rebate)
       ) x(kind, key, amount)
       where x.amount > 0
      window purse as (partition by w.purse_id order by u.id, x.kind desc)
    )
    select array_agg(row(p.nth, p.nth, p.key, p.house_id, p.purse_id, p.amount, p.kind, now(),
                         null, null, null, 'posted', uuid_v7(), p.brand_id, p.currency, null, null,
                         p.balance + p.paid, p.version + p.place, 'round', p.id)::ledger_move)
      from paid p);
end $$;

-- What must hold of transfers and their entries. A purse without a stored balance has no entries:
-- its sum follows from the transfers.
create or replace function ledger_transfer_violations()
returns table (rule text, subject text, detail text) language sql stable as $$
  select 'entries of a currency sum to zero',
         p.currency || case when p.play_money then ' (play money)' else '' end, sum(s.amount)::text
    from (select e.purse_id, e.amount from entry e
          union all
          select h.purse_id, h.balance from house_balance h) s
    join purse p on p.id = s.purse_id
   group by p.currency, p.play_money having sum(s.amount) <> 0
  union all
  select 'a transfer has its entries', x.id::text,
         coalesce(string_agg(e.purse_id || ' ' || e.amount, ', '), 'none')
    from transfer x
    join purse f on f.id = x.from_purse
    join purse t on t.id = x.to_purse
    left join entry e on e.transfer_id = x.id
   group by x.id, x.from_purse, x.to_purse, x.amount, f.balance, t.balance
  having count(e.id) <> (f.balance is not null)::integer + (t.balance is not null)::integer
      or count(*) filter (where e.purse_id = x.from_purse and e.amount = -x.amount)
         <> (f.balance is not null)::integer
      or count(*) filter (where e.purse_id = x.to_purse and e.amount = x.amount)
         <> (t.balance is not null)::integer
  union all
  select 'an entry belongs to a transfer', e.id::text, e.transfer_id::text from entry e
   where not exists (select 1 from transfer x where x.id = e.transfer_id)
  union all
  select 'a transfer stays within its brand and its money', x.id::text, ''
    from transfer x
    left join purse f on f.id = x.from_purse
    left join purse t on t.id = x.to_purse
   where (f.brand_id, f.currency, f.play_money)
         is distinct from (x.brand_id, x.currency, t.play_money)
      or (t.brand_id, t.currency) is distinct from (x.brand_id, x.currency)
$$;

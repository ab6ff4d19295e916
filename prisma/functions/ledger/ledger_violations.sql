-- What must hold of the ledger at every moment. Empty when it does; the tests and a job ask it.
create or replace function ledger_violations() returns table (rule text, subject text, detail text)
language sql stable as $$
  select 'entries of a currency sum to zero', p.currency || case when p.play_money then ' (play money)' else '' end, sum(e.amount)::text
    from entry e join purse p on p.id = e.purse_id group by p.currency, p.play_money having sum(e.amount) <> 0
  union all
  select 'a transfer has its two entries', x.id::text, coalesce(string_agg(e.purse_id || ' ' || e.amount, ', '), 'none')
    from transfer x left join entry e on e.transfer_id = x.id
   group by x.id, x.from_purse, x.to_purse, x.amount
  having count(*) <> 2
      or count(*) filter (where e.purse_id = x.from_purse and e.amount = -x.amount) <> 1
      or count(*) filter (where e.purse_id = x.to_purse and e.amount = x.amount) <> 1
  union all
  select 'an entry belongs to a transfer', e.id::text, e.transfer_id::text from entry e
   where not exists (select 1 from transfer x where x.id = e.transfer_id)
  union all
  select 'a transfer stays within its brand and its money', x.id::text, ''
    from transfer x left join purse f on f.id = x.from_purse left join purse t on t.id = x.to_purse
   where (f.brand_id, f.currency, f.play_money) is distinct from (x.brand_id, x.currency, t.play_money)
      or (t.brand_id, t.currency) is distinct from (x.brand_id, x.currency)
  union all
  select 'a stored balance is the sum of its entries', p.id::text, p.balance::text || ' stored, ' || coalesce(sum(e.amount), 0)::text || ' summed'
    from purse p left join entry e on e.purse_id = p.id
   where p.balance is not null group by p.id, p.balance having p.balance <> coalesce(sum(e.amount), 0)
  union all
  select 'no balance is below zero', p.id::text, p.balance::text from purse p where p.balance < 0 and not p.may_go_negative
  union all
  select 'versions of a purse have no gap', p.id::text, 'version ' || p.version || ', entries ' || count(e.id) || ' up to ' || coalesce(max(e.purse_version), 0)
    from purse p left join entry e on e.purse_id = p.id
   where p.balance is not null group by p.id, p.version
  having p.version <> count(e.id) or p.version <> count(distinct e.purse_version) or p.version <> coalesce(max(e.purse_version), 0)
  union all
  select 'a balance follows from the one before it', s.purse_id::text, s.purse_version::text
    from (select purse_id, purse_version, balance_after, amount,
                 lag(balance_after, 1, 0::bigint) over (partition by purse_id order by purse_version) as before
            from entry where purse_version is not null) s
   where s.balance_after <> s.before + s.amount
  union all
  select 'a key belongs to one transfer', coalesce(k.key, x.key), coalesce(k.transfer_id, x.id)::text
    from transfer_key k full join transfer x on x.id = k.transfer_id and x.key = k.key
   where k.key is null or x.key is null
$$;

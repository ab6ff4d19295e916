-- What must hold of purses with a stored balance and of their entries.
create or replace function ledger_purse_violations()
returns table (rule text, subject text, detail text) language sql stable as $$
  select 'a stored balance is the sum of its entries', p.id::text,
         p.balance::text || ' stored, ' || coalesce(sum(e.amount), 0)::text || ' summed'
    from purse p left join entry e on e.purse_id = p.id
   where p.balance is not null
   group by p.id, p.balance having p.balance <> coalesce(sum(e.amount), 0)
  union all
  select 'no balance is below zero', p.id::text, p.balance::text
    from purse p where p.balance < 0 and not p.may_go_negative
  union all
  select 'versions of a purse have no gap', p.id::text,
         'version ' || p.version || ', entries ' || count(e.id) || ' up to '
           || coalesce(max(e.purse_version), 0)
    from purse p left join entry e on e.purse_id = p.id
   where p.balance is not null group by p.id, p.version
  having p.version <> count(e.id)
      or p.version <> count(distinct e.purse_version)
      or p.version <> coalesce(max(e.purse_version), 0)
  union all
  select 'a balance follows from the one before it', s.purse_id::text, s.purse_version::text
    from (select purse_id, purse_version, balance_after, amount,
                 lag(balance_after, 1, 0::bigint)
                   over (partition by purse_id order by purse_version) as before
            from entry) s
   where s.balance_after <> s.before + s.amount
$$;

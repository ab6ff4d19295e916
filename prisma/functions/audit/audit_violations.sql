-- The first row of each brand whose link in the chain is broken; no rows where the log is intact.
create or replace function audit_violations(p_brand uuid default null)
returns table (brand_id uuid, seq bigint, rule text) language sql stable as $$
  with link as (
    select e.brand_id, e.seq, e.prev_hash, e.hash, audit_hash(e) as right_hash,
           lag(e.seq, 1, 0::bigint) over chain as seq_before,
           lag(e.hash, 1, '\x'::bytea) over chain as hash_before
      from audit_event e where p_brand is null or e.brand_id = p_brand
    window chain as (partition by e.brand_id order by e.seq)
  ), broken as (
    select l.brand_id, l.seq, case
             when l.seq <> l.seq_before + 1 then 'a row before this one is missing'
             when l.prev_hash <> l.hash_before
             then 'this row does not follow from the one before it'
             when l.hash <> l.right_hash then 'the content of this row was changed'
           end as rule
      from link l
    union all
    select h.brand_id, h.seq, 'the chain does not end where it ended last'
      from audit_head h
      left join lateral (
        select t.seq, t.hash from audit_event t
         where t.brand_id = h.brand_id order by t.seq desc limit 1) tail on true
     where (p_brand is null or h.brand_id = p_brand)
       and (h.seq, h.hash) is distinct from (coalesce(tail.seq, 0), coalesce(tail.hash, '\x'))
  )
  select distinct on (b.brand_id) b.brand_id, b.seq, b.rule
    from broken b where b.rule is not null order by b.brand_id, b.seq
$$;

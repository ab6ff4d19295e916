-- Deposits, withdrawals and deposit fees that changed between two moments and whose rows in the log
-- differ from their transfers in the ledger; promotions, which nothing pays yet; and money without
-- a subject. Only the upgrade that made the log wrote such rows, one for each day of a member: its
-- transaction is that of the first row, and what it wrote so is left out.
create or replace function figure_money_violations(
  p_since timestamptz, p_until timestamptz default 'infinity'
) returns table (kind text, subject_id uuid, noted numeric, moved numeric)
language sql stable as $$
  with old as materialized (
    select f.xid from figure_log f order by f.id limit 1
  ), named as materialized (
    select f.kind, f.subject_id, f.member_id, f.xid, f.amount
      from figure_log f
     where f.settled_at >= p_since and f.settled_at < p_until
       and f.kind in ('deposit', 'withdrawal', 'fee', 'promotion')
  ), subject as (
    select d.id, d.member_id from deposit d
     where d.credited is not null and d.settled_at >= p_since and d.settled_at < p_until
    union
    select w.id, w.member_id from withdrawal w
     where w.paid_at >= p_since and w.paid_at < p_until
        or w.paid_at is not null and w.closed_at >= p_since and w.closed_at < p_until
    union
    select n.subject_id, n.member_id from named n where n.subject_id is not null
  ), compared as (
    select s.id, s.member_id, c.kind, sum(c.noted) as noted, sum(c.moved) as moved
      from subject s
     cross join lateral (
       select f.kind, f.amount as noted, 0 as moved
         from figure_log f
        where f.subject_id = s.id and f.member_id = s.member_id
          and f.kind in ('deposit', 'withdrawal', 'fee', 'promotion')
       union all
       select k.kind, 0, k.sign * t.amount
         from (values ('deposit', 'deposit:' || s.id, 1),
                      ('deposit', 'deposit:' || s.id || ':fee', 1),
                      ('fee', 'deposit:' || s.id || ':fee', 1),
                      ('withdrawal', 'withdrawal:' || s.id || ':paid', 1),
                      ('withdrawal', 'withdrawal:' || s.id || ':returned', -1)
              ) k (kind, key, sign)
         join transfer_key x on x.key = k.key
         join transfer t on t.id = x.transfer_id and t.posted_at = x.posted_at) c
     group by 1, 2, 3
  )
  select c.kind, c.id, c.noted, c.moved
    from compared c
   where c.noted <> c.moved
     and not (c.noted = 0 and exists (
           select from figure_log f, old
            where f.member_id = c.member_id and f.kind = c.kind and f.subject_id is null
              and f.xid = old.xid))
  union all
  select n.kind, null, n.amount, 0 from named n, old
   where n.subject_id is null and n.xid <> old.xid
$$;

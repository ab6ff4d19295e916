-- The transfers that are asked for, each with an earlier one that has its key. It is called after
-- the purses are locked, so that it sees what was being posted until then.
create or replace function ledger_moves(
  p_posting integer[],
  p_key text[],
  p_from uuid[],
  p_to uuid[],
  p_amount bigint[],
  p_kind text[],
  p_event_at timestamptz[],
  p_subject_kind text[],
  p_subject uuid[]
) returns ledger_move[] language plpgsql as $$
begin
  -- The lateral limits keep a plan that was made for small tables from reading large ones whole.
  return (
    select array_agg(row(i.nth, i.posting, i.key, i.from_purse, i.to_purse, i.amount, i.kind,
                         i.event_at, x.id,
                         (x.from_purse, x.to_purse, x.amount, x.kind)
                           is not distinct from (i.from_purse, i.to_purse, i.amount, i.kind),
                         i.twin, null, null, null, null, null, null, null, null,
                         i.subject_kind, i.subject_id)::ledger_move
                     order by i.nth)
      from (select *, lag(u.nth) over (partition by u.key order by u.nth) as twin
              from unnest(p_posting, p_key, p_from, p_to, p_amount, p_kind, p_event_at,
                           p_subject_kind, p_subject) with ordinality
                as u (posting, key, from_purse, to_purse, amount, kind, event_at, subject_kind,
                      subject_id, nth)) i
      left join lateral (select * from transfer_key t where t.key = i.key limit 1) k on true
      left join lateral (select * from transfer t
                          where t.id = k.transfer_id and t.posted_at = k.posted_at limit 1) x
             on true);
end $$;

-- What the staff can do with a deposit in its current status. A bank transfer can be matched until
-- it is paid and rejected while it is open. A gateway's deposit can be decided only where the
-- gateway's report does not fit. `attend` closes a review of a deposit that has ended.
create or replace function deposit_decisions(d deposit) returns text[] language sql immutable as $$
  select array_remove(array[
    case when d.status = 'review'
           or (d.kind = 'bank' and d.status in ('pending', 'expired', 'failed')) then 'match' end,
    case when d.status = 'review'
           or (d.kind = 'bank' and d.status = 'pending') then 'reject' end,
    case when d.status <> 'review' and d.review_reason is not null then 'attend' end], null)
$$;

-- What the staff can do about a deposit as it stands. What they tell of themselves can be matched
-- as long as it is not paid, and turned down as long as it is open; what a gateway tells only when
-- its word does not fit. What they have to look at beside a closed one they attend to.
create or replace function deposit_decisions(d deposit) returns text[] language sql immutable as $$
  select array_remove(array[
    case when d.status = 'review' or (d.kind = 'bank' and d.status in ('pending', 'expired', 'failed')) then 'match' end,
    case when d.status = 'review' or (d.kind = 'bank' and d.status = 'pending') then 'reject' end,
    case when d.status <> 'review' and d.review_reason is not null then 'attend' end], null)
$$;

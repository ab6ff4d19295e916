-- Whether a bill in a state still holds back what its agent keeps: it waits for the staff or the
-- agent, or was rejected, or has expired.
create or replace function agreement_bill_is_held(p_state text) returns boolean
language sql immutable as $$
  select p_state in ('awaitingReview', 'rejected', 'awaitingCollection', 'expired')
$$;

-- Whether another proposal of a kind is open for a subject. One that this person made with this key
-- does not count, so that a repeated call finds its own.
create or replace function proposal_is_open(
  p_kind text, p_subject text, p_staff uuid default null, p_key text default null
) returns boolean language sql stable as $$
  select exists (
    select from proposal
     where kind = p_kind and subject = p_subject and status = 'open'
       and (proposed_by, idempotency_key) is distinct from (p_staff, p_key))
$$;

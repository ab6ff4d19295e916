-- What an agent owes its downline, in minor units: it can be neither withdrawn nor sent on.
create or replace function agreement_owed(p_member uuid) returns bigint language sql stable as $$
  select coalesce(sum(owed - paid), 0)::bigint
    from agreement_debt where debtor_id = p_member and paid < owed
$$;

-- Whether the member of a withdrawal owes. The caller holds the locks of the member's purses.
create or replace function withdrawal_in_debt(w withdrawal) returns boolean language sql stable as $$
  select exists (select from purse p where p.member_id = w.member_id and p.purpose = 'receivable' and p.balance < 0)
$$;

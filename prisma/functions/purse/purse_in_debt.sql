-- Whether a member owes money. The caller holds the locks of the member's purses.
create or replace function purse_in_debt(p_member uuid) returns boolean language sql stable as $$
  select exists (select from purse
                  where member_id = p_member and purpose = 'receivable' and balance < 0)
$$;

-- Why a member may not take an amount out of the main wallet: it owes that money to its downline.
-- Null where it may. The caller holds the locks of the member's purses.
create or replace function agreement_refusal(p_member uuid, p_amount bigint) returns text
language plpgsql as $$
declare
  owed constant bigint := agreement_owed(p_member);
begin
  if owed = 0 then return null; end if;
  return (
    select case when p.balance - owed < p_amount then 'owed_to_downline' end
      from purse p join member m on m.id = p.member_id and m.currency = p.currency
     where p.member_id = p_member and p.purpose = 'main');
end $$;

-- The members among some who are in debt.
create or replace function stake_owing(p_members uuid[]) returns uuid[] language plpgsql as $$
begin
  return array(select p.member_id from purse p
                where p.member_id = any (p_members) and p.may_go_negative and p.balance < 0
                  and p.purpose <> 'vendor');
end $$;

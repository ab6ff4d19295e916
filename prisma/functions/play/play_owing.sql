-- Those of some members who are in debt; null where there is none.
create or replace function play_owing(p_members uuid[]) returns uuid[] language plpgsql as $$
begin
  return (select array_agg(p.member_id) from purse p where p.member_id = any (p_members) and p.may_go_negative and p.balance < 0);
end $$;

-- Sends the new balance to the member's pages, and answers it. What is at a vendor is no balance
-- of the pages.
create or replace function play_publish(a play_action, s play_state) returns bigint
language plpgsql as $$
begin
  if a.played_at is null then perform purse_publish(s.purse); end if;
  return (select p.balance from purse p where p.id = s.purse);
end $$;

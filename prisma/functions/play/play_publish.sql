-- Sends the new balance to the member's pages, and answers it.
create or replace function play_publish(a play_action, s play_state) returns bigint
language plpgsql as $$
begin
  perform purse_publish(s.purse);
  return (select p.balance from purse p where p.id = s.purse);
end $$;

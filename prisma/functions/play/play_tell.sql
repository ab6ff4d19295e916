-- Tells the member's pages the new balance, and answers it.
create or replace function play_tell(a play_action, s play_state) returns bigint language plpgsql as $$
declare
  answer bigint;
begin
  insert into outbox (topic, brand_id, member_id, payload)
    select 'balance', s.brand_id, a.member_id, jsonb_build_object('sumBalance', p.balance::text, 'currency', p.currency, 'version', p.version)
      from purse p where p.id = s.purse
    returning (payload ->> 'sumBalance')::bigint into answer;
  return answer;
end $$;

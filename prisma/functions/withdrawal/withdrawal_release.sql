-- Gives held money back, once: the ledger's key would refuse a second time. What the member owes by
-- now is paid out of it.
create or replace function withdrawal_release(p_withdrawal uuid) returns void language plpgsql as $$
declare
  w withdrawal;
  main uuid;
  answer text;
begin
  select * into w from withdrawal where id = p_withdrawal;
  main := withdrawal_purse(w.brand_id, w.member_id, 'main', w.currency);
  select l.verdict into answer
    from ledger_post(array[1], array['withdrawal:' || w.id || ':release'],
                     array[withdrawal_purse(w.brand_id, w.member_id, 'withdrawal', w.currency)], array[main], array[w.amount],
                     array['withdrawal_release'], array[now()]) l;
  if answer <> 'posted' then raise exception 'withdrawal % could not be given back: %', w.reference, answer; end if;
  perform ledger_repay(main, 'withdrawal:' || w.id || '#debt');
end $$;

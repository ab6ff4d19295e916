-- Returns held money to the member, once: the ledger refuses the same key a second time. A debt is
-- repaid from it first.
create or replace function withdrawal_release(p_withdrawal uuid) returns void
language plpgsql as $$
declare
  w withdrawal;
  main uuid;
begin
  select * into w from withdrawal where id = p_withdrawal;
  main := purse_of(w.brand_id, w.member_id, 'main', w.currency);
  perform purse_must_move(
    'withdrawal', w.id, 'release', purse_of(w.brand_id, w.member_id, 'withdrawal', w.currency),
    main, w.amount, 'withdrawal_release');
  perform ledger_repay(main, 'withdrawal', w.id, 'withdrawal:' || w.id || '#debt');
end $$;

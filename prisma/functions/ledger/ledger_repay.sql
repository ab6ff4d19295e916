-- Pays back what the member of a purse owes, as far as the purse goes. A member's debt is a purse
-- that may be below zero. A frozen purse pays nothing. Answers the amount that was paid back.
-- The subject is what has brought the money, or the member.
create or replace function ledger_repay(
  p_purse uuid, p_subject_kind text, p_subject uuid, p_key text
) returns bigint language plpgsql as $$
declare
  due record;
  answer text;
begin
  select r.id, least(-r.balance, p.balance) as amount into due
    from purse p
    join purse r on r.member_id = p.member_id and r.currency = p.currency
                and r.purpose = case when p.play_money then 'play_receivable' else 'receivable' end
   where p.id = p_purse and not p.frozen and p.balance > 0 and r.balance < 0;
  if due.id is null then return 0; end if;
  select l.verdict into answer
    from ledger_post(array[1], array[p_key], array[p_purse], array[due.id], array[due.amount],
                     array['debt_repaid'], array[now()], array[p_subject_kind],
                     array[p_subject]) l;
  if answer <> 'posted' then
    raise exception 'the debt of purse % could not be paid back: %', p_purse, answer
      using errcode = 'serialization_failure';
  end if;
  return due.amount;
end $$;

-- Pays what the member of a purse owes, as far as the purse goes: first the site, then the downline
-- (agreement_pay_debts). A member's debt to the site is a purse that may be below zero. A frozen
-- purse pays nothing. Answers the amount that was paid back to the site. Every credit to a main
-- wallet calls it. The subject is what has brought the money, or the member.
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
  if due.id is not null then
    select l.verdict into answer
      from ledger_post(array[1], array[p_key], array[p_purse], array[due.id], array[due.amount],
                       array['debt_repaid'], array[now()], array[p_subject_kind],
                       array[p_subject]) l;
    if answer <> 'posted' then
      raise exception 'the debt of purse % could not be paid back: %', p_purse, answer
        using errcode = 'serialization_failure';
    end if;
  end if;
  perform agreement_pay_debts(p.member_id) from purse p
    where p.id = p_purse and p.purpose = 'main' and p.balance > 0
      and exists (select from agreement_debt d
                   where d.debtor_id = p.member_id and d.paid < d.owed);
  return coalesce(due.amount, 0);
end $$;

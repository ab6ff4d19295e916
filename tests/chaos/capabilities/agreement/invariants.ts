import type { Invariant } from '../../manifest.ts';

export const invariants: readonly Invariant[] = [
  {
    rule: 'CON-04 what the site checks of bills',
    sql: `select concat_ws(' ', rule || ':', subject, detail) as what from agreement_violations()`,
  },
  {
    rule: 'AGT-03 figures of members and teams are the sums of their log, once',
    sql: `select concat_ws(' ', owner_id, day, category, stored, counted) as what
            from figure_violations(current_date - 3)`,
  },
  {
    rule: 'AGT-03 the log has each settled round once',
    sql: `select v::text as what from figure_round_violations(now() - interval '3 days') v`,
  },
  {
    rule: 'AGT-03 active members are those who played, each once',
    sql: `select concat_ws(' ', owner_id, span, start, stored, counted) as what
            from figure_active_violations(current_date - 3)`,
  },
  {
    rule: 'AGT-03 the log has the deposits, withdrawals and fees of the ledger, each once',
    sql: `select concat_ws(' ', kind, subject_id, noted, moved) as what
            from figure_money_violations(now() - interval '3 days')`,
  },
  {
    rule: 'CON-04 a bill is paid once, by who owes it',
    sql: `
      select b.id || ': ' || b.paid || ', and in the ledger ' || coalesce(m.paid, 0) as what
        from agreement_bill b
        left join lateral (
          select sum(t.amount) as paid,
                 bool_or(f.member_id is distinct from b.payer_id
                         or p.member_id is distinct from b.agent_id) as strange
            from transfer t
            join purse f on f.id = t.from_purse
            join purse p on p.id = t.to_purse
           where t.subject_kind = 'agreement_bill' and t.subject_id = b.id) m on true
       where b.paid <> coalesce(m.paid, 0) or m.strange`,
  },
  {
    rule: 'CON-04 an upline is never below zero',
    sql: `
      select p.member_id || ': ' || p.balance as what
        from purse p
       where p.purpose = 'main' and p.balance < 0
         and p.member_id in (select debtor_id from agreement_debt)`,
  },
  {
    rule: 'CON-04 an upline with money owes nothing',
    sql: `
      select p.member_id || ' has ' || p.balance || ' and owes ' || agreement_owed(p.member_id)
               as what
        from purse p
       where p.purpose = 'main' and p.balance > 0 and agreement_owed(p.member_id) > 0`,
  },
  {
    rule: 'CON-04 a closed bill stays as it was written',
    sql: `
      select b.id::text as what
        from agreement_bill b left join written_bill w using (id)
       where w.bill is distinct from to_jsonb(b) - '{state,paid}'::text[]`,
  },
];

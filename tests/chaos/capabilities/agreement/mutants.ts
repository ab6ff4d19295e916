import { all, type Mutant, mutant, rewrite, run } from '../../mutant.ts';
import { deadGateways } from '../../nemesis.ts';
import { type Kind, timings } from './terms.ts';

/** Changes how far agreements of a kind are settled, as a settlement writes it. */
const whenSettled = (kinds: readonly Kind[], change: string) =>
  run(`create function settle_wrongly() returns trigger language plpgsql as $$
         begin ${change}; return new; end $$;
       create trigger settle_wrongly before update of settled_until on agreement for each row
         when (old.settled_until is not null and new.settled_until > old.settled_until
               and new.kind in (${kinds.map((kind) => `'${kind}'`).join()}))
         execute function settle_wrongly()`);

/** Lines alone, of which dozens are settled in this time. */
const aim = { acts: ['agreement'], seconds: 20 };

/** Agreements of these kinds forget at times that they are settled. */
const paidTwice = (what: string, kinds: readonly Kind[]) =>
  mutant(
    `${what} is paid twice`,
    ['CON-04 a period has one bill'],
    all(
      run(`alter table agreement_bill
             drop constraint agreement_bill_agreement_id_period_start_key,
             drop constraint agreement_bill_agent_id_kind_period_start_key`),
      // Whole lines, because an agreement is not settled without its upline.
      whenSettled(
        kinds,
        `if pg_current_xact_id()::text::bigint % 3 = 0 then
           new.settled_until := old.settled_until;
         end if`,
      ),
    ),
    deadGateways,
  );

/** Agreements of these kinds pass over a period at times, up to the last ones. */
const skipped = (what: string, kinds: readonly Kind[], step: string) =>
  mutant(
    `${what} skips a period`,
    ['CON-04 no period is skipped'],
    whenSettled(
      kinds,
      `if random() < 0.3 and new.settled_until < now() - 2 * interval '${step}' then
         new.settled_until := new.settled_until + interval '${step}';
       end if`,
    ),
    deadGateways,
  );

const ofDays = ['dividend', 'dailySalary'] as const;

const defects: readonly Mutant[] = [
  paidTwice('an agreement', ofDays),
  paidTwice('an hourly agreement', ['hourlySalary']),
  paidTwice('a real-time agreement', ['realTimeSalary']),
  skipped('an agreement', ofDays, '1 day'),
  skipped('an hourly agreement', ['hourlySalary'], '1 hour'),
  skipped('a real-time agreement', ['realTimeSalary'], timings.realTimeSalary.step),
  mutant(
    'an upline of an agreement pays below zero',
    ['CON-04 an upline is never below zero'],
    all(
      rewrite('agreement_pay_debts', 'exit when own.frozen or own.balance <= 0', 'exit when false'),
      rewrite('agreement_pay_debts', 'least(own.balance, d.owed - d.paid)', 'd.owed - d.paid'),
      run(`alter table purse drop constraint purse_debt,
             alter may_go_negative set default true`),
    ),
    deadGateways,
  ),
  mutant(
    'a closed bill of an agreement is edited',
    ['CON-04 a closed bill', 'CON-04 a bill is what'],
    all(
      run('drop trigger agreement_bill_stays on agreement_bill'),
      rewrite(
        'agreement_pay',
        'set paid = b.paid + u.amount,',
        'set paid = b.paid + u.amount, to_day = b.to_day + 1,',
      ),
    ),
    deadGateways,
  ),
  mutant(
    'the figures of a team count some rows twice',
    ['AGT-03 figures of members and teams'],
    rewrite(
      'figure_roll_up',
      'update figure_cursor set xid = last.xid, last_id = last.id;',
      'if random() < 0.8 then update figure_cursor set xid = last.xid, last_id = last.id; end if;',
    ),
    deadGateways,
  ),
];

export const mutants = defects.map((defect) => ({ ...defect, aim }));

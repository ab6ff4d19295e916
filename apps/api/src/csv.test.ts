import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { staffAt } from '../testing/staff.ts';
import { useTestSite } from '../testing/test-site.ts';
import { inParts } from './csv.ts';
import type { RowsAfter } from './db/list-part.ts';
import { findLinks } from './modules/agent/link.store.ts';
import { findTeam } from './modules/agent/team.store.ts';
import { findAgreements, findRequests } from './modules/agreement/agreement.store.ts';
import { findBills, findBillsPaidBy, findDebtsOf } from './modules/agreement/bill.store.ts';
import { findDebts } from './modules/agreement/debt.store.ts';
import { findDisputes } from './modules/agreement/dispute.store.ts';
import { findRuns, type RunRow } from './modules/agreement/staff-bill.store.ts';
import { findGaps, type GapRow } from './modules/bank-statement/gap.store.ts';
import { findLinesAfter } from './modules/bank-statement/line.store.ts';
import { findMemberSums } from './modules/figures/team-days.store.ts';
import { findMoves } from './modules/line/line.store.ts';
import { findFriends, findPairs } from './modules/referral/referral.store.ts';

const site = useTestSite();

/** What the rows of one test belong to: a brand and an agent with the same id. */
interface Owner {
  id: string;
  /** The id of row `n`: it grows with `n`. */
  row: (n: number) => string;
}

function freshOwner(): Owner {
  const front = randomUUID().slice(0, -2);
  return { id: `${front}00`, row: (n) => front + String(n).padStart(2, '0') };
}

const day = '2026-01-02T00:00:00Z';
/** Two rows have the same time, and the next two a time one microsecond later. */
const at = (n: number) =>
  `timestamptz '2026-01-02 03:04:05.6789Z' + ${Math.floor(n / 2)} * interval '1 microsecond'`;

interface List {
  name: string;
  newestFirst: boolean;
  /** Adds row `n` of a member who exists already. */
  add(owner: Owner, n: number): string;
  /** Takes row `n` off the list. */
  leave?: (owner: Owner, n: number) => string;
  read(owner: Owner, step: number): AsyncIterable<number>;
}

async function* numbered<Row>(
  read: (part: RowsAfter<Row>) => Promise<readonly Row[]>,
  nameOf: (row: Row) => string,
  step: number,
): AsyncGenerator<number> {
  for await (const row of inParts(read, step)) yield Number(nameOf(row).slice(-2));
}
const idOf = ({ id }: { id: string }) => id;
const billOf = ({ billId }: { billId: string }) => billId;

const addMember = ({ id, row }: Owner, n: number) => `
  insert into member (id, brand_id, username, username_key, type, currency, nickname, language,
                      upline_id)
    values ('${row(n)}', '${id}', 'row${row(n)}', 'row${row(n)}', 0, 'VND', 'n', 'en', '${id}');
  insert into line_link (upline_id, member_id, distance)
    values ('${id}', '${row(n)}', 1), ('${row(n)}', '${row(n)}', 0);`;
const addOwner = ({ id }: Owner) => `
  insert into member (id, brand_id, username, username_key, type, currency, nickname, language)
    values ('${id}', '${id}', 'owner', 'owner', 1, 'VND', 'n', 'en');
  insert into line_link (upline_id, member_id, distance) values ('${id}', '${id}', 0);`;

const addAgreement = ({ id, row }: Owner, n: number) => `
  insert into agreement (id, brand_id, kind, length, agent_id, upline_id, currency, terms, state,
                         offered_at)
    values ('${row(n)}', '${id}', 'dividend', 'daily', '${row(n)}', '${id}', 'VND', '{}',
            'offered', now());`;
const addBill = (owner: Owner, n: number, start = at(n)) => `${addAgreement(owner, n)}
  insert into agreement_bill (id, agreement_id, brand_id, kind, agent_id, payer_id, currency,
                              period_start, period_end, from_day, to_day, amount, owes,
                              calculation, rules, settled_at, state, paid)
    select a.id, a.id, a.brand_id, a.kind, a.agent_id, a.upline_id, 'VND', ${start},
           ${start} + interval '1 day', '2026-01-02', '2026-01-02', 10, 0, '{}', '{}', now(),
           'unpaid', 0 from agreement a where a.id = '${owner.row(n)}';`;
const addDebt = (owner: Owner, n: number) => `${addBill(owner, n)}
  insert into agreement_debt (bill_id, brand_id, debtor_id, creditor_id, agreement_id,
                              period_start, since, owed)
    select id, brand_id, payer_id, agent_id, id, ${at(0)}, ${at(n)}, 10
      from agreement_bill where id = '${owner.row(n)}';`;
const addDispute = (owner: Owner, n: number) => `${addBill(owner, n)}
  insert into agreement_dispute (id, brand_id, bill_id, agent_id, text, opened_at)
    select id, brand_id, id, agent_id, 't', ${at(n)} from agreement_bill
     where id = '${owner.row(n)}';`;
const answer = ({ id, row }: Owner, n: number) => `
  update agreement_dispute set answer = 'a', answered_at = ${at(n)}, answered_by = '${id}'
   where id = '${row(n)}';`;
const addPair = ({ id, row }: Owner, n: number) => `
  insert into referral_pair (id, brand_id, referrer_id, friend_id, signals, found_at)
    values ('${row(n)}', '${id}', '${id}', '${row(n)}', '{device}', ${at(n)});`;
const decide = ({ row }: Owner, n: number) => `
  update referral_pair set decision = 'released', decided_at = ${at(n)} where id = '${row(n)}';`;
const move = ({ row }: Owner, n: number) => `
  update line_link set until = now() where member_id = '${row(n)}' and distance = 1;`;
const addLine = ({ id, row }: Owner, n: number, pays = 'null', amount = 10) => `
  insert into bank_line (id, brand_id, account, statement_id, identity, day, nth, amount, currency,
                         reversal, words, mentions, ${amount > 0 ? 'deposit_id' : 'withdrawal_id'},
                         decided_at)
    values ('${row(n)}', '${id}', 'a', '${id}', '${row(n)}', '2026-01-02', 1, ${amount}, 'VND',
            false, '', '{}', ${pays}, ${pays === 'null' ? 'null' : 'now()'});`;
const gapsOf = (owner: Owner, kind: 'deposits' | 'payouts', step: number) =>
  numbered<GapRow>(
    (part) => {
      const filter = { brandId: owner.id, account: undefined, from: undefined, to: undefined };
      return findGaps(site.site.db, { ...filter, kind }, part);
    },
    ({ reference }) => reference,
    step,
  );

const lists: List[] = [
  {
    name: 'AGT-01 invite links',
    newestFirst: true,
    add: ({ id, row }, n) => `
      insert into invite_code (brand_id, code_key, code, kind, member_id)
        values ('${id}', 'K${row(n)}', 'K${row(n)}', 'link', '${id}');
      insert into invite_link (id, brand_id, code_key, member_id, type, landing, note)
        values ('${row(n)}', '${id}', 'K${row(n)}', '${id}', 0, 'home', '')`,
    read: ({ id }, step) =>
      numbered(async (part) => (await findLinks(site.site.db, id, part)).rows, idOf, step),
  },
  {
    name: 'AGT-01 members of a team',
    newestFirst: true,
    add: () => '',
    leave: move,
    read: ({ id }, step) => {
      const search = { agent: id, top: id, name: undefined };
      return numbered((part) => findTeam(site.site.db, search, part), idOf, step);
    },
  },
  {
    name: 'AGT-01 members of a team with a name',
    newestFirst: false,
    add: () => '',
    leave: move,
    read: ({ id }, step) => {
      const search = { agent: id, top: id, name: 'row' };
      return numbered((part) => findTeam(site.site.db, search, part), idOf, step);
    },
  },
  {
    name: 'AGT-03 figures of the direct members',
    newestFirst: true,
    add: () => '',
    leave: move,
    read: ({ id }, step) => {
      const days = { from: '2026-01-02', to: '2026-01-02' };
      const team = { brandId: id, agent: id, top: id, current: true, ...days };
      return numbered(
        async (part) => (await findMemberSums(site.site.db, team, part)).rows,
        idOf,
        step,
      );
    },
  },
  {
    name: 'CON-04 agreements',
    newestFirst: true,
    add: addAgreement,
    leave: ({ row }, n) =>
      `update agreement set state = 'withdrawn', answered_at = now() where id = '${row(n)}'`,
    read: ({ id }, step) => {
      const search = { brandId: id, state: 'offered' };
      return numbered(
        async (part) => (await findAgreements(site.site.db.pool, search, part)).rows,
        idOf,
        step,
      );
    },
  },
  {
    name: 'CON-04 requests for agreements',
    newestFirst: false,
    add: ({ id, row }, n) => `
      insert into agreement_request (id, brand_id, agent_id, kind, note, asked_at)
        values ('${row(n)}', '${id}', '${row(n)}', 'dividend', '', ${at(n)})`,
    leave: ({ row }, n) => `update agreement_request set closed_at = now() where id = '${row(n)}'`,
    read: ({ id }, step) =>
      numbered((part) => findRequests(site.site.db.pool, { brandId: id }, part), idOf, step),
  },
  {
    name: 'CON-04 bills',
    newestFirst: true,
    add: addBill,
    leave: ({ row }, n) =>
      `update agreement_bill set state = 'paid', paid = amount where id = '${row(n)}'`,
    read: ({ id }, step) => {
      const search = { brandId: id, state: 'unpaid' };
      return numbered((part) => findBills(site.site.db.pool, search, part), idOf, step);
    },
  },
  {
    name: 'CON-04 bills that an upline pays',
    newestFirst: false,
    add: (owner, n) => addBill(owner, n, `timestamptz '${day}'`),
    leave: ({ row }, n) =>
      `update agreement_bill set state = 'notReached', amount = 0 where id = '${row(n)}'`,
    read: ({ id }, step) => {
      const bill = { agentId: id, kind: 'dividend', periodStart: new Date(day) } as const;
      return numbered(
        async (part) => (await findBillsPaidBy(site.site.db.pool, bill, part)).rows,
        idOf,
        step,
      );
    },
  },
  {
    name: 'CON-04 debts of an agent',
    newestFirst: false,
    add: addDebt,
    leave: ({ row }, n) => `update agreement_debt set paid = owed where bill_id = '${row(n)}'`,
    read: ({ id }, step) =>
      numbered((part) => findDebtsOf(site.site.db.pool, { agentId: id }, part), billOf, step),
  },
  {
    name: 'CON-04 debts in a brand',
    newestFirst: false,
    add: addDebt,
    leave: ({ row }, n) => `update agreement_debt set paid = owed where bill_id = '${row(n)}'`,
    read: ({ id }, step) => {
      const search = { brandId: id, name: undefined };
      return numbered(
        async (part) => (await findDebts(site.site.db, search, part)).rows,
        billOf,
        step,
      );
    },
  },
  ...[true, false].map(
    (open): List => ({
      name: `CON-04 ${open ? 'open' : 'answered'} disputes`,
      newestFirst: !open,
      add: (owner, n) => `${addDispute(owner, n)} ${open ? '' : answer(owner, n)}`,
      ...(open && { leave: answer }),
      read: ({ id }, step) =>
        numbered(
          async (part) => (await findDisputes(site.site.db, { brandId: id, open }, part)).rows,
          idOf,
          step,
        ),
    }),
  ),
  {
    name: 'CON-04 settlements',
    newestFirst: true,
    add: ({ id }, n) => `
      insert into agreement_run (brand_id, kind, length, period_start, period_end, started_at,
                                 bills)
        select '${id}', '${n % 4 < 2 ? 'dailySalary' : 'dividend'}',
               '${n % 2 < 1 ? 'monthly' : 'weekly'}', d, d + interval '1 day', now(), ${n}
          from (select timestamptz '${day}' + ${Math.floor(n / 4)} * interval '1 day') x(d)`,
    read: ({ id }, step) =>
      numbered<RunRow>(
        async (part) => (await findRuns(site.site.db.pool, id, undefined, part)).rows,
        ({ bills }) => String(bills),
        step,
      ),
  },
  {
    name: 'AGT-02 moves in a line',
    newestFirst: true,
    add: ({ id, row }, n) => `
      insert into proposal (id, brand_id, kind, subject, member_id, payload, reason, proposed_by)
        select '${row(n)}', '${id}', 'line_move', '${row(n)}', '${row(n)}', '{}', 'r', id
          from staff limit 1`,
    leave: ({ row }, n) => `
      update proposal set status = 'rejected', decided_by = proposed_by, decided_at = now()
       where id = '${row(n)}'`,
    read: ({ id }, step) => {
      const search = { brandId: id, status: 'open' };
      return numbered(
        async (part) => (await findMoves(site.site.db, search, part)).rows,
        idOf,
        step,
      );
    },
  },
  {
    name: 'PRO-05 invited friends',
    newestFirst: true,
    add: () => '',
    read: ({ id }, step) =>
      numbered((part) => findFriends(site.site.db, id, undefined, part), idOf, step),
  },
  ...(['held', 'decided'] as const).map(
    (show): List => ({
      name: `PRO-05 ${show} pairs`,
      newestFirst: show === 'decided',
      add: (owner, n) => `${addPair(owner, n)} ${show === 'held' ? '' : decide(owner, n)}`,
      ...(show === 'held' && { leave: decide }),
      read: ({ id }, step) =>
        numbered(async (part) => (await findPairs(site.site.db, id, show, part)).rows, idOf, step),
    }),
  ),
  {
    name: 'OPR-02 payouts without a bank line',
    newestFirst: true,
    add: ({ id, row }, n) => `
      insert into withdrawal (id, brand_id, member_id, reference, idempotency_key, bank_account_id,
                              amount, fee, currency, status, day, paid_at, confirm_by)
        values ('${row(n)}', '${id}', '${row(n)}', 'W${row(n)}', 'k', '${id}', 10, 0, 'VND', 'paid',
                '2026-01-02', ${at(n)}, now())`,
    leave: (owner, n) => addLine(owner, n, `'${owner.row(n)}'`, -10),
    read: (owner, step) => gapsOf(owner, 'payouts', step),
  },
  {
    name: 'OPR-02 deposits without a bank line',
    newestFirst: true,
    add: ({ id, row }, n) => `
      insert into deposit (id, brand_id, member_id, reference, idempotency_key, method, kind,
                           gateway, gateway_payment_id, amount, currency, status, return_url,
                           credited, fee, expires_at, settled_at)
        values ('${row(n)}', '${id}', '${row(n)}', 'D${row(n)}', 'k', 'm', 'bank', 'bank',
                '${row(n)}', 10, 'VND', 'paid', '', 10, 0, now(), ${at(n)})`,
    leave: (owner, n) => addLine(owner, n, `'${owner.row(n)}'`),
    read: (owner, step) => gapsOf(owner, 'deposits', step),
  },
  {
    name: 'OPR-02 lines of a bank account',
    newestFirst: false,
    add: addLine,
    leave: ({ row }, n) => `
      update bank_line set explanation = 'fee', remark = 'r', decided_at = now()
       where id = '${row(n)}'`,
    read: ({ id }, step) =>
      numbered(
        (part) => {
          const filter = { brandId: id, show: 'unmatched', side: 'credit' } as const;
          return findLinesAfter(site.site.db, filter, part);
        },
        idOf,
        step,
      ),
  },
];

/** Rows of tables that belong together are written without their triggers and foreign keys. */
const write = (sql: string) => site.asOwner(`set local session_replication_role = replica; ${sql}`);
const rows = [2, 3, 4, 5, 6, 7, 8];

/** The rows that a file has when the list changes after the first part, which has two rows. */
async function readWhile(list: List, change: (owner: Owner, seen: number[]) => string) {
  const owner = freshOwner();
  const add = (n: number) => `${addMember(owner, n)} ${list.add(owner, n)};`;
  await write(`${addOwner(owner)} ${rows.map(add).join('')}`);
  const seen: number[] = [];
  for await (const n of list.read(owner, 2)) {
    seen.push(n);
    if (seen.length === 2) await write(change(owner, seen));
  }
  return seen;
}

const orderOf = ({ newestFirst }: List) => (newestFirst ? rows.toReversed() : rows);

beforeAll(() => staffAt(site, 'owner'));

describe('a file whose list changes while it is read', () => {
  it.each(lists)('$name: has each row once when one is added in front', async (list) => {
    const first = list.newestFirst ? 9 : 1;
    const add = (owner: Owner) => `${addMember(owner, first)} ${list.add(owner, first)}`;
    expect(await readWhile(list, add)).toEqual(orderOf(list));
  });

  it.each(lists.filter(({ leave }) => leave))(
    '$name: has each row once when two that it has already leave the list',
    async (list) => {
      const leave = (owner: Owner, seen: number[]) =>
        seen.map((n) => list.leave?.(owner, n)).join(';');
      expect(await readWhile(list, leave)).toEqual(orderOf(list));
    },
  );
});

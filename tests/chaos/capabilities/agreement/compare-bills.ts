import type { AgreementTerms } from '@lantern/contracts';
import {
  type Bill,
  billsOf,
  type Carry,
  type CarryOver,
  type Claim,
  carriedInto,
  carriedOut,
  carryOverOf,
  type Funding,
  readTerms,
  type TeamFigures,
  type TeamTerms,
} from '@lantern/rules/agreements';
import type pg from 'pg';
import type { Finding } from '../../compare.ts';
import type { Checked } from '../../manifest.ts';

const zone = 'Asia/Ho_Chi_Minh';
const day = 24 * 60 * 60_000;

/** Compares bills with what the agents played, after it has recorded the money of the bills. */
export async function compareBills({ db, scene }: Checked): Promise<Finding[]> {
  await notePayments(db, scene);
  const [agreements, bills, played] = [
    await readAgreements(db),
    await readBills(db),
    await readPlayed(db),
  ];
  const lines = Map.groupBy(agreements, ({ top, kind }) => `${top} ${kind}`);
  return [...lines.values()].flatMap((line) => compareLine(line, bills, played));
}

/** Records the money of bills, which no caller has sent. */
async function notePayments(
  db: pg.Client,
  { journal, standings }: Checked['scene'],
): Promise<void> {
  const { rows } = await db.query<{ member: string; key: string; amount: string }>(
    `select p.member_id as member, t.key, e.amount::text
       from transfer t
       join entry e on e.transfer_id = t.id
       join purse p on p.id = e.purse_id and p.member_id = any ($1)
      where t.subject_kind = 'agreement_bill'`,
    [[...standings.keys()]],
  );
  for (const { member, key, amount } of rows) {
    const effect = BigInt(amount);
    journal.write({ kind: 'bill', key, member, effect, ledgerKey: key }).verdict = 'ok';
    const standing = standings.get(member);
    if (standing) standing.balance += effect;
  }
}

interface Agreed {
  id: string;
  agent: string;
  upline: string | null;
  top: string;
  kind: AgreementTerms['kind'];
  terms: AgreementTerms;
  from: Date;
  until: Date;
}

async function readAgreements(db: pg.Client): Promise<Agreed[]> {
  const { rows } = await db.query<Agreed>(
    `select a.id, a.agent_id as agent, a.upline_id as upline, a.kind, a.terms,
            a.starts_at as from, a.settled_until as until,
            (select l.upline_id from line_link l where l.member_id = a.agent_id
              order by l.distance desc limit 1) as top
       from agreement a where a.settled_until > a.starts_at
      order by a.starts_at, a.id`,
  );
  return rows;
}

interface Billed {
  agreement: string;
  start: Date;
  amount: string;
  owes: string;
  carried: string;
  rules: { funding: Funding; carryOver: CarryOver };
}
type Bills = ReadonlyMap<string, readonly Billed[]>;

const nameOf = (agreement: string, start: Date) => `${agreement} ${start.toISOString()}`;

async function readBills(db: pg.Client): Promise<Bills> {
  const { rows } = await db.query<Billed>(
    `select agreement_id as agreement, period_start as start, amount::text, owes::text,
            calculation ->> 'carried' as carried, rules
       from agreement_bill`,
  );
  return Map.groupBy(rows, ({ agreement, start }) => nameOf(agreement, start));
}

interface Played {
  member: string;
  at: Date;
  stake: string;
  won: string;
}

async function readPlayed(db: pg.Client): Promise<Played[]> {
  const { rows } = await db.query<Played>(
    `select member_id as member, settled_at as at, valid::text as stake, won::text
       from figure_log where category = 'ELOTT' and member_id in (select agent_id from agreement)`,
  );
  return rows;
}

/** Every day of a line that is settled: each agreement has one bill, as the figures say. */
function compareLine(line: readonly Agreed[], bills: Bills, played: readonly Played[]): Finding[] {
  const found: Finding[] = [];
  const carries = new Map<string, Carry>();
  const first = Math.min(...line.map(({ from }) => from.getTime()));
  const last = Math.max(...line.map(({ until }) => until.getTime()));
  for (let at = first; at < last; at += day) {
    const period = { length: 'daily' as const, start: new Date(at), end: new Date(at + day) };
    const here = line.filter(({ from, until }) => from <= period.start && until >= period.end);
    const made = here.map(({ id }) => bills.get(nameOf(id, period.start)) ?? []);
    found.push(
      ...made.flatMap((own, nth) =>
        own.length === 1 ? [] : [oddCount(here[nth]?.id ?? '', period.start, own.length)],
      ),
    );
    const rules = made.flat()[0]?.rules;
    if (!rules) continue;
    const option = carryOverOf(here[0]?.kind ?? 'dividend', rules.carryOver);
    const claims = here.map((each): Claim => {
      const upline = here.find(({ agent }) => agent === each.upline)?.id ?? null;
      const carried = carriedInto(carries.get(each.agent), period, { option, zone });
      const figures = figuresOf(each, line, played, period);
      return { id: each.id, upline, terms: readTerms(each.terms) as TeamTerms, figures, carried };
    });
    const expected = billsOf(claims, rules.funding);
    for (const [nth, claim] of claims.entries()) {
      const { kind, agent } = here[nth] as Agreed;
      const figure = kind === 'dividend' ? claim.figures.netLoss : claim.figures.turnover;
      const amount = carriedOut(figure, claim.carried, option);
      carries.set(agent, { from: period, amount });
      const bill = expected.get(claim.id);
      for (const own of made[nth] ?? []) found.push(...compareBill(own, bill));
    }
  }
  return found;
}

const oddCount = (agreement: string, start: Date, bills: number): Finding => ({
  rule: bills === 0 ? 'CON-04 no period is skipped' : 'CON-04 a period has one bill',
  what: `${nameOf(agreement, start)}: ${bills} bills`,
});

function compareBill(own: Billed, expected: Bill | undefined): Finding[] {
  const [said, right] = [
    `${own.amount}/${own.carried}`,
    `${expected?.amount}/${expected?.carried}`,
  ];
  if (said === right) return [];
  const what = `${nameOf(own.agreement, own.start)}: ${said} instead of ${right}`;
  return [{ rule: 'CON-04 a bill is what its figures say', what }];
}

/** The figures of an agent with all below in the line. */
function figuresOf(
  { agent }: Agreed,
  line: readonly Agreed[],
  played: readonly Played[],
  { start, end }: { start: Date; end: Date },
): TeamFigures {
  const team = new Set([agent]);
  // The array of a line has each upline before its downlines.
  for (const each of line) if (each.upline !== null && team.has(each.upline)) team.add(each.agent);
  const own = played.filter(({ member, at }) => team.has(member) && at >= start && at < end);
  const sum = (of: 'stake' | 'won') => own.reduce((total, each) => total + BigInt(each[of]), 0n);
  const turnover = sum('stake');
  return { turnover, netLoss: turnover - sum('won'), activeMembers: 0 };
}

import type { AgreementTerms } from '@lantern/contracts';
import {
  betShares,
  billsOf,
  type Carry,
  type CarryOver,
  type Claim,
  carriedInto,
  carriedOut,
  carryOverOf,
  type Exact,
  type Funding,
  type Period,
  periodAfter,
  periodAt,
  periodLengthOf,
  type RealTimeTerms,
  readTerms,
  type TeamFigures,
  type TeamTerms,
  windowBill,
} from '@lantern/rules/agreements';
import type pg from 'pg';
import type { Finding } from '../../compare.ts';
import type { Checked } from '../../manifest.ts';

const zone = 'Asia/Ho_Chi_Minh';

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
    `select f.member_id as member, f.settled_at as at, (f.valid / bets)::text as stake,
            (f.won / bets)::text as won
       from figure_log f
      cross join greatest(f.times, 1) bets
      cross join generate_series(1, bets)
      where f.category = 'ELOTT' and f.member_id in (select agent_id from agreement)`,
  );
  return rows;
}

/** Every period of a line that is settled: each agreement has one bill, as the figures say. */
function compareLine(line: readonly Agreed[], bills: Bills, played: readonly Played[]): Finding[] {
  const [{ terms } = { terms: undefined }] = line;
  if (!terms) return [];
  const length = periodLengthOf(readTerms(terms));
  const expect = length === 'window' ? expectWindow : expectTeams(new Map());
  const found: Finding[] = [];
  const first = new Date(Math.min(...line.map(({ from }) => from.getTime())));
  const last = new Date(Math.max(...line.map(({ until }) => until.getTime())));
  for (let at = periodAt(length, first, zone); at.start < last; at = periodAfter(at, zone)) {
    const here = line.filter(({ from, until }) => from <= at.start && until >= at.end);
    const rounds = played.filter(({ at: settled }) => settled >= at.start && settled < at.end);
    const made = here.map(({ id }) => bills.get(nameOf(id, at.start)) ?? []);
    const rules = made.flat()[0]?.rules;
    const expected = expect({ period: at, line, here, rounds, rules });
    for (const [nth, { id }] of here.entries()) {
      const own = made[nth] ?? [];
      const bill = expected.get(id);
      if (own.length !== 1 && !(own.length === 0 && bill?.isQuiet))
        found.push(oddCount(id, at.start, own.length));
      for (const each of own) found.push(...compareBill(each, bill));
    }
  }
  return found;
}

const oddCount = (agreement: string, start: Date, bills: number): Finding => ({
  rule: bills === 0 ? 'CON-04 no period is skipped' : 'CON-04 a period has one bill',
  what: `${nameOf(agreement, start)}: ${bills} bills`,
});

interface Expected {
  amount: bigint;
  carried: bigint;
  /** A window in which no bet earned the agent anything has no bill. */
  isQuiet?: boolean;
}

function compareBill(own: Billed, expected: Expected | undefined): Finding[] {
  const [said, right] = [
    `${own.amount}/${own.carried}`,
    `${expected?.amount}/${expected?.carried}`,
  ];
  if (said === right) return [];
  const what = `${nameOf(own.agreement, own.start)}: ${said} instead of ${right}`;
  return [{ rule: 'CON-04 a bill is what its figures say', what }];
}

/** A period of a line, with the agreements that cover it and the rounds in it. */
interface Settled {
  period: Period;
  line: readonly Agreed[];
  here: readonly Agreed[];
  rounds: readonly Played[];
  /** Of the bills; undefined without any. */
  rules: Billed['rules'] | undefined;
}

/** The bills of agreements that look at figures of teams; what is left over is remembered. */
function expectTeams(carries: Map<string, Carry>) {
  return ({ period, line, here, rounds, rules }: Settled): ReadonlyMap<string, Expected> => {
    if (!rules) return new Map();
    const option = carryOverOf(here[0]?.kind ?? 'dividend', rules.carryOver);
    const claims = here.map((each): Claim => {
      const upline = here.find(({ agent }) => agent === each.upline)?.id ?? null;
      const carried = carriedInto(carries.get(each.agent), period, { option, zone });
      const figures = figuresOf(each, line, rounds);
      return { id: each.id, upline, terms: readTerms(each.terms) as TeamTerms, figures, carried };
    });
    for (const [nth, { figures, carried }] of claims.entries()) {
      const { kind, agent } = here[nth] as Agreed;
      const figure = kind === 'dividend' ? figures.netLoss : figures.turnover;
      carries.set(agent, { from: period, amount: carriedOut(figure, carried, option) });
    }
    return billsOf(claims, rules.funding);
  };
}

/** The bills of real-time salary: what each bet earns for those above, from its member upwards. */
function expectWindow({ here, rounds }: Settled): ReadonlyMap<string, Expected> {
  const earned = new Map<string, Exact[]>(here.map(({ id }) => [id, []]));
  for (const { member, stake, won } of rounds) {
    const upwards = pathFrom(member, here).map(({ id, terms }) => ({
      agreement: id,
      tiers: (readTerms(terms) as RealTimeTerms).tiers,
    }));
    const bet = { stake: BigInt(stake), validStake: BigInt(stake), win: BigInt(won) };
    for (const { agreement, exact } of betShares(bet, upwards)) earned.get(agreement)?.push(exact);
  }
  return new Map(
    [...earned].map(([id, shares]) => {
      const { amount } = windowBill(shares, 0n);
      return [id, { amount, carried: 0n, isQuiet: shares.length === 0 }];
    }),
  );
}

/** The agreements of a member and those above, the nearest first. */
function pathFrom(member: string, here: readonly Agreed[]): Agreed[] {
  const own = here.find(({ agent }) => agent === member);
  return own ? [own, ...pathFrom(own.upline ?? '', here)] : [];
}

/** The figures of an agent with all below in the line. */
function figuresOf(
  { agent }: Agreed,
  line: readonly Agreed[],
  rounds: readonly Played[],
): TeamFigures {
  const team = new Set([agent]);
  // The array of a line has each upline before its downlines.
  for (const each of line) if (each.upline !== null && team.has(each.upline)) team.add(each.agent);
  const own = rounds.filter(({ member }) => team.has(member));
  const sum = (of: 'stake' | 'won') => own.reduce((total, each) => total + BigInt(each[of]), 0n);
  const turnover = sum('stake');
  return { turnover, netLoss: turnover - sum('won'), activeMembers: 0 };
}

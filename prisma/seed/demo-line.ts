import type { AgreementTerms } from '@lantern/contracts';
import { accountType } from '@lantern/rules';
import type pg from 'pg';
import type { Past } from './demo-past.ts';
import { type SeedAgreement, seedAgreements } from './seed-agreements.ts';
import type { SeedBrand } from './seed-brand.ts';
import { seedPlay } from './seed-play.ts';

export interface DemoMember {
  username: string;
  type: number;
  upline?: string;
  /** Has played before; others have an empty record. */
  plays?: true;
}

/** The general agent, the agent below, and the agent's line; an upline comes before its line. */
export const demoMembers: readonly DemoMember[] = [
  { username: 'demogeneral', type: accountType.generalAgent },
  { username: 'demoagent', type: accountType.agent, upline: 'demogeneral' },
  { username: 'demomember', type: accountType.member, upline: 'demoagent' },
  { username: 'demomember2', type: accountType.member, upline: 'demoagent' },
  { username: 'demodownline', type: accountType.agent, upline: 'demoagent' },
  { username: 'demomember3', type: accountType.member, upline: 'demodownline' },
  { username: 'demoplayer', type: accountType.member, upline: 'demoagent', plays: true },
  { username: 'demoplayer2', type: accountType.member, upline: 'demoagent', plays: true },
  { username: 'demoplayer3', type: accountType.member, upline: 'demodownline', plays: true },
  { username: 'demoplayer4', type: accountType.member, upline: 'demogeneral', plays: true },
];

interface Rates {
  account: string;
  daily: string;
  hourly: string;
  /** Of winning and of losing bets. */
  realTime: readonly [winRate: string, lossRate: string];
  dividend: string;
}

/** The rates of each agreement, from the top of the line. */
const rates: readonly Rates[] = [
  {
    ...{ account: 'demogeneral', daily: '1', hourly: '0.4' },
    ...{ realTime: ['0.3', '0.6'], dividend: '30' },
  },
  {
    ...{ account: 'demoagent', daily: '0.8', hourly: '0.3' },
    ...{ realTime: ['0.2', '0.4'], dividend: '20' },
  },
  {
    ...{ account: 'demodownline', daily: '0.5', hourly: '0.2' },
    ...{ realTime: ['0.1', '0.2'], dividend: '10' },
  },
];

/** Periods of these are short: they begin with the last whole day, so that bills stay few. */
const recentKinds: readonly string[] = ['hourlySalary', 'realTimeSalary'];

/** In units, by what a player of the line plays. */
const balance = 200n;

export const demoUnitOf = ({ settings }: SeedBrand) =>
  BigInt(settings.agreements.activeMinimum.hour);

/** What a member starts with, in minor units. */
export const demoBalanceOf = (brand: SeedBrand, { plays }: DemoMember): bigint =>
  plays ? balance * demoUnitOf(brand) : BigInt(brand.settings.trial.balance) / 4n;

/** The agreements of the line: with the brand at the top, and each with its upline below. */
export function demoAgreements(
  brand: SeedBrand,
  ids: ReadonlyMap<string, string>,
): SeedAgreement[] {
  const partyOf = (account: string) => ({ id: ids.get(account) ?? '', account });
  const { hour, day, longer } = brand.settings.agreements.activeMinimum;
  const none = { netLoss: '0', activeMembers: 0 };
  return rates.flatMap((own, at): SeedAgreement[] => {
    const parties = {
      agent: partyOf(own.account),
      upline: at ? partyOf(rates[at - 1]?.account ?? '') : null,
    };
    const turnover = demoUnitOf(brand).toString();
    const [winRate, lossRate] = own.realTime;
    const terms: AgreementTerms[] = [
      {
        ...{ kind: 'dailySalary', activeMinimum: day },
        tiers: [{ ...none, turnover, rate: own.daily }],
      },
      {
        ...{ kind: 'hourlySalary', activeMinimum: hour },
        tiers: [{ ...none, turnover, rate: own.hourly }],
      },
      { kind: 'realTimeSalary', tiers: [{ singleBet: turnover, winRate, lossRate }] },
      {
        ...{ kind: 'dividend', period: 'weekly', activeMinimum: longer },
        tiers: [{ ...none, turnover: '0', rate: own.dividend }],
      },
    ];
    return terms.map((each) => ({ ...parties, terms: each }));
  });
}

const switches = ['DIVIDEND3', 'DAILYSALARY3', 'HOURLYSALARY3', 'REALTIMESALARY3'];

/** Lets the line play and sign its agreements; brands get the modules that show them. */
export async function seedDemoLine(
  db: pg.ClientBase,
  brand: SeedBrand & { id: string },
  { ids, staffId, past }: { ids: ReadonlyMap<string, string>; staffId: string; past: Past },
): Promise<void> {
  const { currency } = brand;
  await db.query('update member set created_at = $2 where id = any ($1)', [
    [...ids.values()],
    past.registered.start,
  ]);
  await db.query(
    `update brand set settings = jsonb_set(settings, '{switches}',
       (select jsonb_agg(distinct s) from jsonb_array_elements(settings -> 'switches' || $2) s))
      where id = $1`,
    [brand.id, JSON.stringify(switches)],
  );
  const players = demoMembers.flatMap(({ username, plays }) =>
    plays ? [ids.get(username) ?? ''] : [],
  );
  await seedPlay(db, brand.id, { ids: players, currency, unit: demoUnitOf(brand) }, past);
  const lastWhole = past.days.at(-2)?.start ?? past.start;
  const agreements = demoAgreements(brand, ids);
  for (const start of [past.start, lastWhole])
    await seedAgreements(
      db,
      agreements.filter(({ terms }) => recentKinds.includes(terms.kind) === (start === lastWhole)),
      { brand, currency, start, staffId },
    );
}

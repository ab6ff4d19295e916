import type {
  agreementDebtsFile,
  agreementIncomeFile,
  agreementsFile as agreementsFileCall,
  QueryOf,
} from '@lantern/contracts';
import { readTerms } from '@lantern/rules/agreements';
import type { SessionCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { atOnce, type CsvFile, csvCount, csvMoney, csvOf, inParts } from '../../csv.ts';
import { textsOf } from '../../texts.ts';
import { inZone } from '../../zoned-time.ts';
import { agentOf } from '../agent/index.ts';
import { type AgreementRow, findAgreements } from './agreement.store.ts';
import { findDebtsOf, type OpenDebtRow } from './bill.store.ts';
import { kindNames } from './kind-names.ts';
import { searchOwn } from './list-agreements.ts';
import { daysAsked, readIncome } from './list-bills.ts';
import { topRateOf } from './terms.ts';

interface Own {
  view: { bills: string };
  state: { title: string } & Record<
    'offered' | 'rejected' | 'withdrawn' | 'active' | 'ended',
    string
  >;
  terms: { with: string };
  step: { offered: string; ended: string };
  downline: { topRate: string };
  bill: { net: string; owed: string; state: { paid: string } };
  debt: { owe: string; owed: string };
  income: Record<'kind' | 'received' | 'passedOn', string>;
}
interface Movements {
  from: string;
  to: string;
  file: { kind: string; currency: string };
}
const own = textsOf<Own>('agreements');
const movements = textsOf<Movements>('movements');
const agent = textsOf<{ team: { account: string } }>('agent');

/**
 * The agreements of the agent, or of its direct downline, also those that have ended.
 * @throws Refusal feature_disabled
 */
export async function agreementsFile(
  { db }: Data,
  caller: SessionCaller,
  query: QueryOf<typeof agreementsFileCall>,
): Promise<CsvFile> {
  const { brand, language } = caller;
  const search = searchOwn(caller, query);
  const { state, terms, step, downline, income } = own.get(language) ?? {};
  const { from, to, file } = movements.get(language) ?? {};
  const kinds = kindNames(language);
  const time = (at: Date | null) => at && inZone(at, brand.timeZone);
  return csvOf(
    'agreements.csv',
    [
      [agent.get(language)?.team.account, (row) => row.agent],
      [terms?.with, (row) => row.upline ?? brand.name],
      [income?.kind, ({ kind }) => kinds(kind)],
      [state?.title, (row) => state?.[row.state] ?? row.state],
      [downline?.topRate, (row) => ({ number: topRateOf(readTerms(row.terms)) })],
      [step?.offered, (row) => time(row.offeredAt)],
      [from, (row) => time(row.startsAt)],
      [to, (row) => time(row.endsAt)],
      [file?.currency, ({ currency }) => currency],
    ],
    inParts<AgreementRow>(async (part) => (await findAgreements(db.pool, search, part)).rows),
  );
}

/**
 * What the agent earned by its agreements in a period, by kind.
 * @throws Refusal feature_disabled
 */
export async function incomeFile(
  context: Data,
  caller: SessionCaller,
  query: QueryOf<typeof agreementIncomeFile>,
): Promise<CsvFile> {
  agentOf(caller);
  const range = await daysAsked(context, caller, query);
  const { currency } = caller.session;
  const { view, bill, income } = own.get(caller.language) ?? {};
  const { from, to, file } = movements.get(caller.language) ?? {};
  const kinds = kindNames(caller.language);
  return csvOf(
    `income-${range.from}-${range.to}.csv`,
    [
      [from, () => range.from],
      [to, () => range.to],
      [income?.kind, ({ kind }) => kinds(kind)],
      [income?.received, ({ received }) => csvMoney(received, currency)],
      [income?.passedOn, ({ passedOn }) => csvMoney(passedOn, currency)],
      [bill?.net, ({ net }) => csvMoney(net, currency)],
      [view?.bills, ({ bills }) => csvCount(bills)],
      [file?.currency, () => currency],
    ],
    atOnce(async () => (await readIncome(context, caller, query)).byKind),
  );
}

/**
 * What the agent owes its downline, and what its upline owes it.
 * @throws Refusal feature_disabled
 */
export async function debtsFile(
  { db }: Data,
  caller: SessionCaller,
  { kind }: QueryOf<typeof agreementDebtsFile>,
): Promise<CsvFile> {
  const agentId = agentOf(caller);
  const { brand, language } = caller;
  const { currency } = caller.session;
  const { bill, debt, income } = own.get(language) ?? {};
  const { from, to, file } = movements.get(language) ?? {};
  const kinds = kindNames(language);
  return csvOf(
    'debts.csv',
    [
      [file?.kind, ({ owes }) => (owes ? debt?.owe : debt?.owed)],
      [agent.get(language)?.team.account, ({ other }) => other],
      [income?.kind, (row) => kinds(row.kind)],
      [from, (row) => inZone(row.periodStart, brand.timeZone)],
      [to, (row) => inZone(row.periodEnd, brand.timeZone)],
      [bill?.state.paid, ({ paid }) => csvMoney(paid, currency)],
      [bill?.owed, ({ owed, paid }) => csvMoney(String(BigInt(owed) - BigInt(paid)), currency)],
      [file?.currency, () => currency],
    ],
    inParts<OpenDebtRow>((part) => findDebtsOf(db.pool, { agentId, kind }, part)),
  );
}

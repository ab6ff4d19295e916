import type {
  agreementRankingFile,
  agreementRunsFile,
  billDisputesFile,
  QueryOf,
  staffAgreementsFile,
  staffDebtsFile,
} from '@lantern/contracts';
import { readTerms } from '@lantern/rules/agreements';
import type { StaffCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { atOnce, type CsvFile, csvCount, csvMoney, inParts } from '../../csv.ts';
import { inZone } from '../../zoned-time.ts';
import { takeList } from '../audit/index.ts';
import type { Brand } from '../brand/index.ts';
import {
  type AgreementRow,
  findAgreements,
  findRequests,
  type RequestRow,
} from './agreement.store.ts';
import { findDebts, type StaffDebtRow } from './debt.store.ts';
import { type DisputeRow, findDisputes } from './dispute.store.ts';
import { searchForStaff } from './staff-agreements.ts';
import { readRanking, readRuns } from './staff-bills.ts';
import { nameOf } from './staff-debts.ts';
import { topRateOf } from './terms.ts';

const timeIn =
  ({ timeZone }: Brand) =>
  (at: Date | null) =>
    at && inZone(at, timeZone);

export function agreementsFileForStaff(
  context: Data,
  caller: StaffCaller,
  query: QueryOf<typeof staffAgreementsFile>,
): Promise<CsvFile> {
  const { brand } = caller;
  const time = timeIn(brand);
  const search = searchForStaff(caller, query);
  return takeList(context, caller, {
    ...{ list: 'agreements', wanted: query },
    columns: [
      ['agent', ({ agent }) => agent],
      ['upline', ({ upline }) => upline ?? brand.name],
      ['kind', ({ kind }) => kind],
      ['state', ({ state }) => state],
      ['topRate', ({ terms }) => ({ number: topRateOf(readTerms(terms)) })],
      ['offeredAt', ({ offeredAt }) => time(offeredAt)],
      ['startsAt', ({ startsAt }) => time(startsAt)],
      ['endsAt', ({ endsAt }) => time(endsAt)],
      ['ended', ({ ended }) => ended],
      ['currency', ({ currency }) => currency],
    ],
    rows: inParts<AgreementRow>(
      async (part) => (await findAgreements(context.db.pool, search, part)).rows,
    ),
  });
}

export function requestsFileForStaff(context: Data, caller: StaffCaller): Promise<CsvFile> {
  const { brand } = caller;
  const time = timeIn(brand);
  return takeList(context, caller, {
    ...{ list: 'agreement-requests', wanted: {} },
    columns: [
      ['agent', ({ agent }) => agent],
      ['kind', ({ kind }) => kind],
      ['note', ({ note }) => note],
      ['at', ({ askedAt }) => time(askedAt)],
    ],
    rows: inParts<RequestRow>((part) => findRequests(context.db.pool, { brandId: brand.id }, part)),
  });
}

export function debtsFileForStaff(
  context: Data,
  caller: StaffCaller,
  query: QueryOf<typeof staffDebtsFile>,
): Promise<CsvFile> {
  const { brand } = caller;
  const time = timeIn(brand);
  const search = { brandId: brand.id, name: nameOf(query) };
  return takeList(context, caller, {
    ...{ list: 'debts', wanted: query },
    columns: [
      ['debtor', ({ debtor }) => debtor],
      ['creditor', ({ creditor }) => creditor],
      ['kind', ({ kind }) => kind],
      ['start', ({ periodStart }) => time(periodStart)],
      ['end', ({ periodEnd }) => time(periodEnd)],
      ['owed', ({ owed }) => csvMoney(owed, brand.currency)],
      ['paid', ({ paid }) => csvMoney(paid, brand.currency)],
      ['currency', () => brand.currency],
      ['bill', ({ billId }) => billId],
    ],
    rows: inParts<StaffDebtRow>(async (part) => (await findDebts(context.db, search, part)).rows),
  });
}

export function disputesFileForStaff(
  context: Data,
  caller: StaffCaller,
  query: QueryOf<typeof billDisputesFile>,
): Promise<CsvFile> {
  const { brand } = caller;
  const time = timeIn(brand);
  const search = { brandId: brand.id, open: query.open === 'true' };
  return takeList(context, caller, {
    ...{ list: 'bill-disputes', wanted: query },
    columns: [
      ['agent', ({ agent }) => agent],
      ['kind', ({ kind }) => kind],
      ['start', ({ periodStart }) => time(periodStart)],
      ['end', ({ periodEnd }) => time(periodEnd)],
      ['amount', ({ amount, currency }) => csvMoney(amount, currency)],
      ['currency', ({ currency }) => currency],
      ['text', ({ text }) => text],
      ['at', ({ openedAt }) => time(openedAt)],
      ['answer', ({ answer }) => answer],
      ['answeredBy', ({ answeredBy }) => answeredBy],
      ['answeredAt', ({ answeredAt }) => time(answeredAt)],
      ['bill', ({ billId }) => billId],
    ],
    rows: inParts<DisputeRow>(async (part) => (await findDisputes(context.db, search, part)).rows),
  });
}

export function runsFile(
  context: Data,
  caller: StaffCaller,
  query: QueryOf<typeof agreementRunsFile>,
): Promise<CsvFile> {
  const { brand } = caller;
  const time = (at: string | null) => at && inZone(new Date(at), brand.timeZone);
  return takeList(context, caller, {
    ...{ list: 'settlements', wanted: query },
    columns: [
      ['kind', ({ kind }) => kind],
      ['state', ({ state }) => state],
      ['start', ({ period }) => time(period.start)],
      ['end', ({ period }) => time(period.end)],
      ['dueAt', ({ dueAt }) => time(dueAt)],
      ['settledAt', ({ settledAt }) => time(settledAt)],
      ['bills', ({ bills }) => csvCount(bills)],
      ['amount', ({ amount }) => csvMoney(amount, brand.currency)],
      ['owed', ({ owed }) => csvMoney(owed, brand.currency)],
      ['currency', () => brand.currency],
    ],
    rows: readRuns(context, brand, query),
  });
}

export function rankingFile(
  context: Data,
  caller: StaffCaller,
  query: QueryOf<typeof agreementRankingFile>,
): Promise<CsvFile> {
  const { currency } = caller.brand;
  return takeList(context, caller, {
    ...{ list: 'ranking', wanted: query },
    columns: [
      ['place', ({ place }) => csvCount(place)],
      ['agent', ({ agent }) => agent.account],
      ['bills', ({ bills }) => csvCount(bills)],
      ['amount', ({ amount }) => csvMoney(amount, currency)],
      ['net', ({ net }) => csvMoney(net, currency)],
      ['currency', () => currency],
    ],
    rows: atOnce(async () => {
      const { list } = await readRanking(context, caller, query);
      return list.map((row, at) => ({ ...row, place: at + 1 }));
    }),
  });
}

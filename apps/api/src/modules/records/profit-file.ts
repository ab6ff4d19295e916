import type { profitReportFile, QueryOf } from '@lantern/contracts';
import { currencyDigits, type DayRange, toDecimal } from '@lantern/rules';
import type { SessionCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import type { CsvCell, CsvFile } from '../../csv.ts';
import { textsOf } from '../../texts.ts';
import { chosenDays } from './chosen-days.ts';
import { findCashDays, findPlayDays } from './record.store.ts';

interface Texts {
  file: Record<'day' | 'currency', string>;
  profit: Record<
    'betsHead' | 'staked' | 'won' | 'refunded' | 'net' | 'deposited' | 'withdrawn',
    string
  >;
}
const texts = textsOf<Texts>('movements');
const wallets = textsOf<{ form: { vendor: string } }>('wallets');

/**
 * The profit of the chosen days as a file: one row per day and vendor, and one per day for cash.
 * Other columns of a row stay empty, so that each column can be summed.
 */
export async function profitFile(
  context: Data,
  { brand, session, language }: SessionCaller,
  query: QueryOf<typeof profitReportFile>,
): Promise<CsvFile> {
  const days = await chosenDays(context, brand, query);
  return {
    name: `profit-${days.from}-${days.to}.csv`,
    columns: columnsIn(language),
    rows: lines(context, session, days),
  };
}

function columnsIn(language: string): string[] {
  const says = texts.get(language);
  const { betsHead, staked, won, refunded, net, deposited, withdrawn } = says?.profit ?? {};
  const vendor = wallets.get(language)?.form.vendor;
  const names = [
    says?.file.day,
    vendor,
    betsHead,
    staked,
    won,
    refunded,
    net,
    deposited,
    withdrawn,
    says?.file.currency,
  ];
  return names.map((name) => name ?? '');
}

async function* lines(
  { db }: Data,
  { memberId, currency }: { memberId: string; currency: string },
  { from, to }: DayRange,
): AsyncGenerator<CsvCell[]> {
  const digits = currencyDigits(currency);
  const plain = (minor: string) => ({ number: toDecimal(minor, digits) });
  for (const row of await findPlayDays(db, memberId, from, to)) {
    const { day, vendorName: vendor, bets, staked, won, refunded } = row;
    const net = (BigInt(won) + BigInt(refunded) - BigInt(staked)).toString();
    const played = [staked, won, refunded, net].map(plain);
    yield [day, vendor, { number: bets }, ...played, null, null, currency];
  }
  for (const { day, deposited, withdrawn } of await findCashDays(db, memberId, from, to))
    yield [day, null, null, null, null, null, null, plain(deposited), plain(withdrawn), currency];
}

import type { accountRecordFile, QueryOf } from '@lantern/contracts';
import { currencyDigits, toDecimal } from '@lantern/rules';
import type { SessionCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { type CsvCell, type CsvFile, inParts } from '../../csv.ts';
import { textsOf } from '../../texts.ts';
import { inZone } from '../../zoned-time.ts';
import { kindsOf } from './account-record.ts';
import { chosenDays } from './chosen-days.ts';
import {
  findMovements,
  findOfKinds,
  findSpan,
  type MovementRow,
  type Span,
} from './record.store.ts';

interface Texts {
  file: Record<string, string>;
  kind: Record<string, string>;
}
const texts = textsOf<Texts>('movements');

const columns = [
  'time',
  'kind',
  'amount',
  'currency',
  'balanceAfter',
  'reference',
  'transfer',
] as const;

/** Movements per read. */
const step = 500;

/** The account record of the chosen days as a file; rows are read while the file is sent. */
export async function accountFile(
  context: Data,
  { brand, session, language }: SessionCaller,
  query: QueryOf<typeof accountRecordFile>,
): Promise<CsvFile> {
  const days = await chosenDays(context, brand, query);
  const span = await findSpan(context.db, session.memberId, days.from, days.to);
  const { currency } = session;
  const says = texts.get(language);
  const movements = span
    ? query.type === 'all'
      ? all(context, span)
      : ofKinds(context, span, kindsOf(query.type))
    : [];
  return {
    name: `account-${days.from}-${days.to}.csv`,
    columns: columns.map((column) => says?.file[column] ?? column),
    rows: lines(movements, (kind) => says?.kind[kind] ?? kind, currency, brand.timeZone),
  };
}

async function* all(context: Data, span: Span): AsyncGenerator<MovementRow> {
  const low = BigInt(span.low);
  for (let top = BigInt(span.high); top > low; top -= BigInt(step)) {
    const above = top - BigInt(step);
    yield* await findMovements(context.db, span, above > low ? above : low, top);
  }
}

function ofKinds({ db }: Data, span: Span, kinds: readonly string[]): AsyncGenerator<MovementRow> {
  const wanted = { upTo: BigInt(span.high), kinds };
  return inParts<MovementRow>((part) => findOfKinds(db, span, wanted, part));
}

async function* lines(
  movements: AsyncIterable<MovementRow> | Iterable<MovementRow>,
  nameOf: (kind: string) => string,
  currency: string,
  zone: string,
): AsyncGenerator<CsvCell[]> {
  const digits = currencyDigits(currency);
  const plain = (minor: string) => ({ number: toDecimal(minor, digits) });
  for await (const { at, kind, amount, balanceAfter, reference, transferId } of movements) {
    const balance = balanceAfter === null ? null : plain(balanceAfter);
    yield [inZone(at, zone), nameOf(kind), plain(amount), currency, balance, reference, transferId];
  }
}

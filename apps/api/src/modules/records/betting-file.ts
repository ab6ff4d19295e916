import type { BetRecord, betHistoryFile, QueryOf } from '@lantern/contracts';
import { currencyDigits, toDecimal } from '@lantern/rules';
import type { SessionCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { type CsvCell, type CsvFile, inParts } from '../../csv.ts';
import { textsOf } from '../../texts.ts';
import { inZone } from '../../zoned-time.ts';
import { gameNameOf } from './betting-record.ts';
import { chosenDays } from './chosen-days.ts';
import { findRoundsAfter, type RoundRow, type Rounds } from './round.store.ts';

interface Texts {
  columns: { game: string; status: string };
  status: Record<BetRecord['status'], string>;
  details: Record<'started' | 'ended' | 'stake' | 'win' | 'refund' | 'net' | 'roundNumber', string>;
}
const texts = textsOf<Texts>('records');
const wallets = textsOf<{ form: { vendor: string } }>('wallets');
const movements = textsOf<{ file: { currency: string } }>('movements');

interface Reader {
  language: string;
  /** The brand's, in which the times are written. */
  zone: string;
}

/** The rounds of the chosen days as a file; rows are read while the file is sent. */
export async function bettingFile(
  context: Data,
  { brand, session, language }: SessionCaller,
  query: QueryOf<typeof betHistoryFile>,
): Promise<CsvFile> {
  const days = await chosenDays(context, brand, query);
  const { status, vassalage } = query;
  const rounds = { brandId: brand.id, memberId: session.memberId, ...days, status, vassalage };
  return {
    name: `bets-${days.from}-${days.to}.csv`,
    columns: columnsIn(language),
    rows: lines(context, rounds, { language, zone: brand.timeZone }),
  };
}

function columnsIn(language: string): string[] {
  const says = texts.get(language);
  const { started, ended, stake, win, refund, net, roundNumber } = says?.details ?? {};
  const [vendor, currency] = [
    wallets.get(language)?.form.vendor,
    movements.get(language)?.file.currency,
  ];
  const names = [
    started,
    ended,
    says?.columns.game,
    vendor,
    stake,
    win,
    refund,
    net,
    currency,
    says?.columns.status,
  ];
  return [...names, roundNumber].map((name) => name ?? '');
}

async function* lines({ db }: Data, rounds: Rounds, reader: Reader): AsyncGenerator<CsvCell[]> {
  const rows = inParts<RoundRow>((part) => findRoundsAfter(db, rounds, part));
  for await (const row of rows) yield lineOf(row, reader);
}

function lineOf(row: RoundRow, { language, zone }: Reader): CsvCell[] {
  const digits = currencyDigits(row.currency);
  const plain = (minor: string) => ({ number: toDecimal(minor, digits) });
  return [
    inZone(row.startedAt, zone),
    row.endedAt && inZone(row.endedAt, zone),
    gameNameOf(row, language),
    row.vendorName,
    plain(row.stake),
    plain(row.win),
    plain(row.refund),
    plain(row.net),
    row.currency,
    texts.get(language)?.status[row.status] ?? row.status,
    row.vendorRoundId,
  ];
}

import {
  type FamilyCode,
  families,
  findPlay,
  payoutOf,
  type Result,
  type Selection,
} from '@lantern/rules/lottery';
import type { LineRow } from './ticket.store.ts';

function selectionOf(family: FamilyCode, { play: code, selection }: LineRow) {
  const play = findPlay(families[family], code);
  const checked = play?.parse(selection);
  if (!play || !checked?.ok) throw new Error(`a placed line cannot be read: ${code} ${selection}`);
  return { play, selection: checked.selection satisfies Selection };
}

/** What a placed line wins with a result, in minor units. */
export function payoutOfLine(family: FamilyCode, line: LineRow, result: Result): bigint {
  const { play, selection } = selectionOf(family, line);
  const price = { rate: line.rate, series: line.series ?? undefined };
  const staking = { unit: BigInt(line.unit), multiple: line.multiple };
  return payoutOf(play, price, play.wins(selection, result), staking);
}

/** What lines win with one result; equal lines of many tickets are calculated once. */
export class Payouts {
  readonly #family: FamilyCode;
  readonly #result: Result;
  readonly #known = new Map<string, bigint>();

  constructor(family: FamilyCode, result: Result) {
    this.#family = family;
    this.#result = result;
  }

  of(line: LineRow): bigint {
    const { cardVersion, play, selection, unit, multiple, series, rate } = line;
    const price = rate.kind === 'series' ? series : JSON.stringify(rate);
    const key = `${cardVersion} ${play} ${unit} ${multiple} ${price} ${selection}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const payout = payoutOfLine(this.#family, line, this.#result);
    if (this.#known.size < 100_000) this.#known.set(key, payout);
    return payout;
  }
}

import {
  type FamilyCode,
  families,
  findPlay,
  payoutOf,
  type Rate,
  type Result,
  type Selection,
} from '@lantern/rules/lottery';
import type { PlacedLine, SharedLine, Win } from './advance.store.ts';
import type { LineRow } from './ticket.store.ts';

type Priced = Pick<LineRow, 'play' | 'selection' | 'unit' | 'multiple' | 'series' | 'rate'>;

function selectionOf(family: FamilyCode, { play: code, selection }: Priced) {
  const play = findPlay(families[family], code);
  const checked = play?.parse(selection);
  if (!play || !checked?.ok) throw new Error(`a placed line cannot be read: ${code} ${selection}`);
  return { play, selection: checked.selection satisfies Selection };
}

/** What a placed line wins with a result, in minor units. */
export function payoutOfLine(family: FamilyCode, line: Priced, result: Result): bigint {
  const { play, selection } = selectionOf(family, line);
  const price = { rate: line.rate, series: line.series ?? undefined };
  const staking = { unit: BigInt(line.unit), multiple: line.multiple };
  return payoutOf(play, price, play.wins(selection, result), staking);
}

/** Results of this many different lines are remembered. */
const mostKnown = 100_000;

/** What lines win with one result; equal lines of many tickets are calculated once. */
export class Payouts {
  readonly #family: FamilyCode;
  readonly #result: Result;
  readonly #ratesOf: (cardId: string) => Promise<Readonly<Record<string, Rate>>>;
  readonly #rates = new Map<string, Readonly<Record<string, Rate>>>();
  readonly #known = new Map<string, bigint>();

  /** @param ratesOf the prices of the family on a card */
  constructor(
    family: FamilyCode,
    result: Result,
    ratesOf: (cardId: string) => Promise<Readonly<Record<string, Rate>>>,
  ) {
    this.#family = family;
    this.#result = result;
    this.#ratesOf = ratesOf;
  }

  /** The tickets that win, each list with what its line pays. */
  async winsOf(lines: readonly SharedLine[]): Promise<Win[]> {
    for (const cardId of new Set(lines.map((line) => line.cardId)))
      if (!this.#rates.has(cardId)) this.#rates.set(cardId, await this.#ratesOf(cardId));
    return lines
      .map((line) => ({ tickets: line.tickets, payout: this.#ofLine(line) }))
      .filter(({ payout }) => payout > 0n);
  }

  #ofLine(line: PlacedLine): bigint {
    const { cardId, play, selection, unit, multiple, series } = line;
    const key = `${cardId} ${play} ${unit} ${multiple} ${series} ${selection}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const rate = this.#rates.get(cardId)?.[play];
    if (!rate) throw new Error(`the card ${cardId} has no price of ${play}`);
    const payout = payoutOfLine(this.#family, { ...line, rate }, this.#result);
    if (this.#known.size < mostKnown) this.#known.set(key, payout);
    return payout;
  }
}

import { type BodyOf, type placeSlip, Refusal, type SlipProblem } from '@lantern/contracts';
import {
  costOf,
  type FamilyCode,
  families,
  findPlay,
  isInRange,
  mostPayout,
  type Play,
  type Price,
  type RateCard,
  rebateOf,
  type Selection,
  type Staking,
} from '@lantern/rules/lottery';

type Slip = BodyOf<typeof placeSlip>;
type Line = Slip['tickets'][number]['lines'][number];

/** A line that was checked, with what follows from it. */
export interface CheckedLine {
  play: Play;
  selection: Selection;
  text: string;
  notes: number;
  price: Price;
  staking: Staking;
  cost: bigint;
  rebate: bigint;
  most: bigint;
}

/** The most that one line may cost or win: what fits into fifteen digits. */
const mostMoney = 999_999_999_999_999n;

type Problem = Omit<SlipProblem, 'ticket' | 'line'>;

function checkPrice(card: RateCard, price: Price, line: Line): Problem[] {
  const fitsSeries =
    price.rate.kind === 'series'
      ? card.series && line.series !== undefined && isInRange(card.series, line.series)
      : line.series === undefined;
  return [
    ...(card.units.includes(line.unit) ? [] : [{ code: 'unit' } as const]),
    ...(fitsSeries ? [] : [{ code: 'series' } as const]),
  ];
}

function checkLine(card: RateCard, family: FamilyCode, line: Line): CheckedLine | Problem[] {
  const play = findPlay(families[family], line.play);
  const rate = card.rates[family]?.[line.play];
  if (!play || !rate) return [{ code: 'play' }];
  const price = { rate, series: line.series };
  const checked = play.parse(line.selection);
  const problems = [...checkPrice(card, price, line), ...(checked.ok ? [] : checked.problems)];
  if (!checked.ok || problems.length > 0) return problems;
  const { selection } = checked;
  const staking = { unit: BigInt(line.unit), multiple: line.multiple };
  const notes = play.notes(selection);
  const cost = costOf(play, rate, notes, staking);
  if (cost === undefined || cost === 0n) return [{ code: 'cost' }];
  const most = mostPayout(play, price, selection, staking);
  if (cost > mostMoney || most > mostMoney || notes > 2_000_000_000) return [{ code: 'too_high' }];
  const hasRebate = card.series && line.series !== undefined;
  const rebate = hasRebate ? rebateOf(cost, card.series, line.series ?? 0) : 0n;
  const text = play.text(selection);
  return { play, selection, text, notes, price, staking, cost, rebate, most };
}

/** The most problems that a reply lists. */
const shown = 100;

/**
 * Checks the lines of all tickets.
 * @throws Refusal bet_invalid, with the problems by ticket and line
 */
export function checkSlip(card: RateCard, family: FamilyCode, { tickets }: Slip): CheckedLine[][] {
  const problems: SlipProblem[] = [];
  const draws = tickets.map(({ drawId }) => drawId);
  const checked = tickets.map(({ drawId, lines }, ticket) => {
    if (draws.indexOf(drawId) !== ticket) problems.push({ ticket, line: null, code: 'draw_twice' });
    return lines.flatMap((line, at) => {
      const one = checkLine(card, family, line);
      if (!Array.isArray(one)) return [one];
      problems.push(...one.map((problem) => ({ ticket, line: at, ...problem })));
      return [];
    });
  });
  if (problems.length > 0) throw new Refusal('bet_invalid', { problems: problems.slice(0, shown) });
  return checked;
}

import { type FamilyCode, families, type Rate } from '@lantern/rules/lottery';

type BoardCode = Extract<FamilyCode, 'vn27' | 'vn18'>;

/**
 * The usual odds of the North, and of Central and South, by play. A play that is not listed pays
 * like the one before the dot or dash of its code.
 */
const odds: Readonly<Record<string, readonly [vn27: string, vn18: string]>> = {
  'lo2-1k': ['3.65', '5.4'],
  lo2: ['98', '98'],
  lo3: ['900', '900'],
  lo4: ['8800', '8800'],
  de: ['95', '95'],
  head: ['9.5', '9.5'],
  tail: ['9.5', '9.5'],
  three: ['900', '900'],
  four: ['8800', '8800'],
  xien2: ['17', '28'],
  xien3: ['65', '150'],
  xien4: ['250', '750'],
  truot4: ['2.5', '2'],
  truot6: ['4.5', '2.5'],
  truot8: ['8', '3.5'],
  truot10: ['12', '4.5'],
  'de.sides': ['1.95', '1.95'],
};

const oddsOf = (play: string, at: 0 | 1): string =>
  (odds[play] ?? odds[play.replace(/[-.].*$/, '')])?.[at] ?? '0';

/** Sells lô of two digits at fewer lots than are drawn, for a lower prize. */
const fewerLots: Readonly<Record<BoardCode, Rate>> = {
  vn27: { kind: 'fixed', odds: { win: '78' }, lots: 22 },
  vn18: { kind: 'fixed', odds: { win: '79' }, lots: 15 },
};

/**
 * The rates of a Vietnamese board in "điểm": a unit on each lot of the play.
 * @param discounted whether lô costs fewer lots
 */
export function vietnameseRates(family: BoardCode, discounted: boolean): Record<string, Rate> {
  const at = family === 'vn27' ? 0 : 1;
  const rates = families[family].plays.map(({ code, tiers }): [string, Rate] => {
    const ofTier = (tier: string) => oddsOf(code === 'xien-quay' ? `xien${tier}` : code, at);
    const priced = Object.fromEntries(tiers.map((tier) => [tier.code, ofTier(tier.code)]));
    return [code, { kind: 'fixed', odds: priced }];
  });
  return { ...Object.fromEntries(rates), ...(discounted ? { lo2: fewerLots[family] } : {}) };
}

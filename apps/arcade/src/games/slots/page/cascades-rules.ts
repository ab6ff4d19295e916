import { make } from '@lantern/outside/page';
import type { Text } from '../../../texts/texts.ts';
import { factorText } from '../../money.ts';
import { type CascadesMachine, hundredth, scatterTiers, tiers } from '../cascades/machine.ts';
import { drawSymbol } from './symbols.ts';

const timesText = (times: readonly number[]): string =>
  times.map((factor) => `×${factor}`).join(', ');

/** How many symbols reach each tier, as `8–9`, `10–11`, `12+`. */
const rangesOf = ([one, two, three]: readonly [number, number, number]) => [
  ...[
    [one, two],
    [two, three],
  ].map(([from = 0, to = 0]) => (to - from === 1 ? String(from) : `${from}–${to - 1}`)),
  `${three}+`,
];

/** The table of payouts, the multipliers and the free spins. */
export function cascadesRules(
  machine: CascadesMachine,
  text: Text,
  language: 'en' | 'vi',
): HTMLElement[] {
  const { symbols, times, freeTimes, free } = machine;
  const rows = symbols.map(({ letter, names, pays }, at) => {
    const ranges = rangesOf(at === symbols.length - 1 ? scatterTiers : tiers);
    const factors = pays.map((paid, tier) =>
      make('li', {}, `${ranges[tier]} · ×${factorText(BigInt(paid) * hundredth)}`),
    );
    const words = make('div', {}, make('b', {}, names[language]), make('ul', {}, ...factors));
    return make('li', { class: 'slot-pay' }, drawSymbol(letter), words);
  });
  const values = {
    ...{ spins: String(free.spins), more: String(free.more), most: String(free.most) },
    freeTimes: timesText(freeTimes),
  };
  return [
    make('p', {}, text('cascadeTimesRule', { times: timesText(times) })),
    make('p', {}, text('cascadeFreeRule', values)),
    make('h3', {}, text('slotPays')),
    make('ul', { class: 'slot-pays num' }, ...rows),
  ];
}

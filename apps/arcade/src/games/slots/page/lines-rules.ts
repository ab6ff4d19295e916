import { make } from '@lantern/outside/page';
import type { Text, TextKey } from '../../../texts/texts.ts';
import { factorText } from '../../money.ts';
import { enough, type LineSymbol, type LinesMachine, lines, unitFactor } from '../lines/machine.ts';
import { lineDrawing } from './draw-line.ts';
import { drawSymbol } from './symbols.ts';

const roleKeys: Readonly<Record<Exclude<LineSymbol['kind'], 'pays'>, TextKey>> = {
  wild: 'slotWild',
  scatter: 'slotScatter',
  bonus: 'slotBonusRole',
};

/** The table of payouts, what special symbols do, and the lines. */
export function linesRules(
  machine: LinesMachine,
  text: Text,
  language: 'en' | 'vi',
): HTMLElement[] {
  const rows = machine.symbols.map(({ letter, kind, names, pays }) => {
    const factors = (pays ?? []).map((units, at) =>
      make('li', {}, `${at + enough} · ×${factorText(BigInt(units) * unitFactor)}`),
    );
    const role = kind === 'pays' ? [] : [make('span', { class: 'quiet' }, text(roleKeys[kind]))];
    const name = make('b', {}, names[language]);
    const words = make('div', {}, name, ...role, make('ul', {}, ...factors.toReversed()));
    return make('li', { class: 'slot-pay' }, drawSymbol(letter), words);
  });
  const { free, bonus } = machine;
  const range = bonus.prizes.map(({ units }) => BigInt(units) * unitFactor);
  const values = {
    ...{ spins: String(free.spins), times: String(free.times), most: String(free.triggers) },
    ...{ picks: String(bonus.picks), least: factorText(range[0] ?? 0n) },
    highest: factorText(range.at(-1) ?? 0n),
  };
  const drawn = lines.map((_, line) =>
    make('li', {}, make('span', { class: 'num' }, String(line + 1)), lineDrawing(line, '#ffd23d')),
  );
  return [
    make('p', {}, text('slotFreeRule', values)),
    make('p', {}, text('slotBonusRule', values)),
    make('h3', {}, text('slotPays')),
    make('ul', { class: 'slot-pays num' }, ...rows),
    make('h3', {}, text('slotLines', { count: String(lines.length) })),
    make('ul', { class: 'slot-lines' }, ...drawn),
  ];
}

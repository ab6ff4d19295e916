import type { Money } from '@lantern/outside/money';
import { byId, make } from '@lantern/outside/page';

/** The choice of chips, the smallest selected. Returns a function that gives the selected value. */
export function makeChips(money: Money, values: readonly bigint[]): () => bigint {
  const chips = byId('chips');
  let chosen = values[0] ?? 0n;
  for (const value of values) {
    const input = make('input', { type: 'radio', name: 'chip', 'aria-label': money.full(value) });
    input.checked = value === chosen;
    input.addEventListener('change', () => {
      chosen = value;
    });
    const face = make('span', { class: 'num', 'aria-hidden': 'true' }, money.short(value));
    chips.append(make('label', { class: 'chip' }, input, face));
  }
  return () => chosen;
}

import { byId, make } from '@lantern/outside/page';
import type { Text } from '../../../texts/texts.ts';

/** The payouts at a glance; the rules explain them in full. */
export function showPays(text: Text): void {
  const rows = [1, 2, 3].map((dice) => {
    const times = text('rulesStakeTimes', { count: String(dice + 1) });
    return make(
      'li',
      {},
      ...Array.from({ length: dice }, () => make('i')),
      make('span', { 'aria-hidden': 'true' }, text('times', { count: String(dice + 1) })),
      make(
        'span',
        { class: 'unseen' },
        `${text('rulesDice')}: ${dice}. ${text('rulesGet')}: ${times}.`,
      ),
    );
  });
  byId('pays').replaceChildren(...rows);
}

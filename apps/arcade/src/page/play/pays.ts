import type { Text } from '../../texts/texts.ts';
import { byId, make } from '../dom.ts';

/** What a symbol pays, at a glance between table and chips; the rules say it in full. */
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

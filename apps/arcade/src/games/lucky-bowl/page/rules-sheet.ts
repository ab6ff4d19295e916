import type { Money } from '@lantern/outside/money';
import { make } from '@lantern/outside/page';
import { makeSheet } from '../../../page/frame/sheet.ts';
import type { Text } from '../../../texts/texts.ts';
import type { Words } from '../../../texts/words.ts';
import { returnToPlayer } from '../payout.ts';

/** Of the 216 outcomes of three dice, how many show a symbol this many times. */
const chances = [
  { dice: 3, falls: 1 },
  { dice: 2, falls: 15 },
  { dice: 1, falls: 75 },
  { dice: 0, falls: 125 },
];

export interface RulesOptions extends Words {
  /** In the language of the explanations, as all amounts and numbers here. */
  money: Money;
  minimum: bigint;
  maximum: bigint;
}

/** The rules, the pay table, the return to player and the limits. */
export function makeRulesSheet(options: RulesOptions): void {
  makeSheet(options, 'rules', (body) => body.replaceChildren(...rulesOf(options)));
}

function rulesOf(options: RulesOptions): HTMLElement[] {
  const { explain: text, explained, money, minimum, maximum } = options;
  const percent = new Intl.NumberFormat(explained, { style: 'percent', minimumFractionDigits: 2 });
  // Shifting the point of the text keeps the digits exact.
  const rtp = percent.format(`${returnToPlayer}e-2`);
  const limits = { minimum: money.full(minimum), maximum: money.full(maximum) };
  return [
    make('p', {}, text('rulesHow')),
    make('p', { class: 'strong' }, text('rulesPays')),
    payTable(text, percent),
    make('p', { class: 'quiet' }, text('rulesIncluded')),
    make('p', { class: 'strong' }, text('rulesReturn', { rtp })),
    make('p', {}, text('rulesLimits', limits)),
    make('p', { class: 'quiet' }, text('rulesBroken')),
  ];
}

function payTable(text: Text, percent: Intl.NumberFormat): HTMLElement {
  const head = ['rulesDice', 'rulesGet', 'rulesChance'] as const;
  const rows = chances.map(({ dice, falls }) => {
    const gets =
      dice === 0 ? text('rulesNothing') : text('rulesStakeTimes', { count: String(dice + 1) });
    const cells = [String(dice), gets, percent.format(falls / 216)];
    return make('tr', {}, ...cells.map((cell) => make('td', { class: 'num' }, cell)));
  });
  return make(
    'table',
    {},
    make(
      'thead',
      {},
      make('tr', {}, ...head.map((key) => make('th', { scope: 'col' }, text(key)))),
    ),
    make('tbody', {}, ...rows),
  );
}

import { make } from '@lantern/outside/page';
import { rakePercent, units } from '../../games/tien-len/payments.ts';
import type { TextKey } from '../../texts/texts.ts';
import type { Words } from '../../texts/words.ts';
import { makeSheet } from '../frame/sheet.ts';
import type { Room } from './room.ts';
import { seedFor } from './seeds.ts';

/** The rules and the fairness proof of the card rooms. */
export function makeRoomSheets(room: Room, words: Words, past: () => readonly PastDeal[]): void {
  makeSheet(words, 'rules', (body) => body.replaceChildren(...rulesOf(room, words)));
  makeSheet(words, 'fairness', (body) => body.replaceChildren(...proofOf(room, words, past())));
}

/** A deal that this page has seen to its end. */
export interface PastDeal {
  dealId: string;
  number: number;
}

function rulesOf({ table, money }: Room, { explain: text }: Words): HTMLElement[] {
  const unit = BigInt(table?.unit ?? 0);
  const amounts = Object.fromEntries(
    Object.entries(units).map(([name, count]) => [name, String(count)]),
  );
  const values = {
    ...amounts,
    unit: unit > 0n ? money.full(unit) : '–',
    buyIn: unit > 0n ? money.full(unit * BigInt(units.buyIn)) : '–',
    count: String(units.buyIn),
    rake: String(rakePercent),
  };
  const keys: TextKey[] = [
    ...(['tien-lenRules', 'roomRulesPlay', 'roomRulesBombs', 'roomRulesInstant'] as const),
    ...(['roomRulesEnd', 'roomRulesChop', 'roomRulesMoney', 'roomRulesClock'] as const),
    'roomRulesBots',
  ];
  return keys.map((key) => make('p', {}, text(key, values)));
}

function proofOf(
  { table }: Room,
  { explain: text, explained }: Words,
  past: readonly PastDeal[],
): HTMLElement[] {
  const fact = (key: TextKey, value: string) =>
    make('div', {}, make('dt', {}, text(key)), make('dd', { class: 'code' }, value));
  const own = table && seedFor(table.deal.dealId);
  const { theme } = document.documentElement.dataset;
  const links = past.map(({ dealId, number }) => {
    const href = `/verify?round=${dealId}&lang=${explained}${theme ? `&theme=${theme}` : ''}`;
    const shown = text('roomCheck', { number: String(number) });
    return make('a', { href, target: '_blank', rel: 'noopener' }, shown);
  });
  return [
    make('p', {}, text('roomFair')),
    make(
      'dl',
      { class: 'facts' },
      fact('tableSeed', table?.deal.seedHash ?? '–'),
      fact('tableNumber', String(table?.deal.number ?? '–')),
      fact('roomOwnSeed', own ?? '–'),
    ),
    ...(links.length > 0
      ? [make('h3', {}, text('checkHint')), make('div', { class: 'links' }, ...links)]
      : []),
  ];
}

import { make } from '@lantern/outside/page';
import { returnOf } from '../../games/money.ts';
import { spotName } from '../../games/spot-name.ts';
import { type AnyTable, largest, type Pool } from '../../games/table-game.ts';
import type { Text, TextKey } from '../../texts/texts.ts';
import type { Words } from '../../texts/words.ts';
import { makeSheet } from '../frame/sheet.ts';
import { oddsText } from './draw.ts';
import type { Table } from './table.ts';

const checkedRounds = 5;

/** The rules and the fairness proof of a table. */
export function makeTableSheets(table: Table, words: Words): void {
  makeSheet(words, 'rules', (body) => body.replaceChildren(...rulesOf(table, words)));
  makeSheet(words, 'fairness', (body) => body.replaceChildren(...proofOf(table, words)));
}

/** A draw gives all stakes back; else the house keeps its take. */
const returnOfPool = ({ take, decided, of }: Pool<unknown>) => ({
  over: of * 10_000n - decided * take,
  under: of * 10_000n,
});

/** The spots, with those of one kind together: they have the same chances. */
function kindsOf({ groups = [], ...game }: AnyTable) {
  const grouped = new Set(groups.flatMap(({ spots }) => spots));
  const kinds = groups.flatMap(({ code, spots }) => {
    const first = game.spots.find((spot) => spot.code === spots[0]);
    const name = (text: Text) => text(`${game.code}-${code}` as TextKey);
    return first ? [{ ...first, name }] : [];
  });
  const others = game.spots
    .filter(({ code }) => !grouped.has(code))
    .map((spot) => ({ ...spot, name: (text: Text) => spotName(game, spot.code, text) }));
  return [...kinds, ...others];
}

function rulesOf({ game, money, limits }: Table, { explain: text }: Words): HTMLElement[] {
  const head = (['tableSpotName', 'tablePays', 'tableEdge'] as const).map((key) =>
    make('th', { scope: 'col' }, text(key)),
  );
  const rows = kindsOf(game).map(({ code, name, chances }) => {
    const pool = game.pool?.sides.includes(code) ? game.pool : undefined;
    const { over, under } = pool ? returnOfPool(pool) : returnOf(chances);
    const edge = Number(((under - over) * 1_000_000n) / under) / 10_000;
    return make(
      'tr',
      {},
      make('td', {}, name(text)),
      make('td', { class: 'num' }, pool ? text('tablePool') : oddsText(largest(chances))),
      make('td', { class: 'num' }, `${edge.toFixed(2)} %`),
    );
  });
  const amounts = {
    ...{ minimum: money.full(limits.minimum), maximum: money.full(limits.maximum) },
  };
  return [
    make('p', {}, text(`${game.code}Rules` as TextKey)),
    make('table', {}, make('thead', {}, make('tr', {}, ...head)), make('tbody', {}, ...rows)),
    make('p', {}, text('tableStakes', amounts)),
    make('p', { class: 'quiet' }, text('tableVoidRule')),
  ];
}

/** What proves the rounds of a table, with links that check the last ones. */
export function proofOf(
  { round, chain, results }: Pick<Table, 'round' | 'chain' | 'results'>,
  { explain: text, explained }: Words,
): HTMLElement[] {
  const fact = (key: TextKey, value: string) =>
    make('div', {}, make('dt', {}, text(key)), make('dd', { class: 'code' }, value));
  const facts = make(
    'dl',
    { class: 'facts' },
    fact('tableSeed', round?.seedHash ?? '–'),
    fact('tableNumber', String(round?.number ?? '–')),
    fact('tableRandomness', chain?.randomness ?? '–'),
    fact('tableStart', chain?.firstHash ?? '–'),
  );
  const { theme } = document.documentElement.dataset;
  const links = results.slice(0, checkedRounds).map(({ roundId, number }) => {
    const href = `/verify?round=${roundId}&lang=${explained}${theme ? `&theme=${theme}` : ''}`;
    const shown = text('tableCheck', { number: String(number) });
    return make('a', { href, target: '_blank', rel: 'noopener' }, shown);
  });
  return [
    make('p', {}, text('tableFair')),
    facts,
    ...(links.length > 0
      ? [make('h3', {}, text('checkHint')), make('div', { class: 'links' }, ...links)]
      : []),
  ];
}

import { make } from '@lantern/outside/page';
import { marketText } from '../../games/league/league.ts';
import { meansOf } from '../../games/league/odds.ts';
import type { TextKey } from '../../texts/texts.ts';
import type { Words } from '../../texts/words.ts';
import { makeSheet } from '../frame/sheet.ts';
import { proofOf } from '../table/sheets.ts';
import { fixturesNow, type League } from './league.ts';

/** The rules and the fairness proof of a league. */
export function makeLeagueSheets(league: League, words: Words): void {
  makeSheet(words, 'rules', (body) => body.replaceChildren(...rulesOf(league, words)));
  makeSheet(words, 'fairness', (body) => body.replaceChildren(...proofOf(league, words)));
}

const headOf = (...words: string[]) =>
  make('thead', {}, make('tr', {}, ...words.map((word) => make('th', { scope: 'col' }, word))));

const rowOf = (name: string, ...values: string[]) =>
  make(
    'tr',
    {},
    make('td', {}, name),
    ...values.map((value) => make('td', { class: 'num' }, value)),
  );

function rulesOf(league: League, { explain: text }: Words): HTMLElement[] {
  const { sport, money, limits } = league;
  const markets = Object.entries(sport.margins).flatMap(([market, margin]) => {
    const pick = sport.picks.find((one) => one.market === market);
    return pick ? [rowOf(marketText(pick, text), `${(margin / 10).toFixed(2)} %`)] : [];
  });
  const means = fixturesNow(league).map((fixture) => {
    const [home, away] = meansOf(sport, fixture).map((mean) => (mean / 1_000).toFixed(2));
    return rowOf(`${fixture.home.name} – ${fixture.away.name}`, `${home}`, `${away}`);
  });
  const amounts = {
    ...{ minimum: money.full(limits.minimum), maximum: money.full(limits.maximum) },
    cap: money.full(limits.cap),
  };
  return [
    make('p', {}, text(`${sport.code}Rules` as TextKey)),
    make('p', {}, text('leagueOddsRule')),
    make(
      'table',
      {},
      headOf(text('leagueMarket'), text('leagueMargin')),
      make('tbody', {}, ...markets),
    ),
    make('p', { class: 'strong' }, text('leagueReturn', { rtp: `${sport.rtp} %` })),
    make('p', {}, text('leagueTickets')),
    make('p', {}, text('leagueClose')),
    make('p', {}, text('leagueStakes', amounts)),
    make(
      'table',
      {},
      headOf(text('leagueMeans'), text('leagueHome'), text('leagueAway')),
      make('tbody', {}, ...means),
    ),
    make('p', { class: 'quiet' }, text('tableVoidRule')),
  ];
}

import { byId, make, onPress, setUsable, wait } from '@lantern/outside/page';
import type { Fixture } from '../../games/league/fixtures.ts';
import { marketText, oddsShown, pickText } from '../../games/league/league.ts';
import { type Offer, offersOf } from '../../games/league/odds.ts';
import { fixturesNow, isBetting, type League, scoreOf } from './league.ts';

/** The market in the list of matches. */
const mainOf = ({ sport }: League) => (sport.toWin === 1 ? 'result' : 'winner');

export function shirt({ colours, code }: Fixture['home']): HTMLElement {
  const mark = make('span', { class: 'shirt', 'aria-hidden': 'true' }, code);
  mark.style.background = colours[0];
  mark.style.color = colours[1];
  return mark;
}

/** Chooses a pick, takes another one of its match in an accumulator, or gives it back. */
function toggle(league: League, match: number, offer: Offer): void {
  const has = league.picks.some((one) => one.match === match && one.offer === offer);
  league.picks = has
    ? league.picks.filter((one) => one.match !== match || one.offer !== offer)
    : [...league.picks, { match, offer }];
  league.redraw();
}

function oddsButton(league: League, match: number, offer: Offer, fixture: Fixture): HTMLElement {
  const { text } = league;
  const { home, away } = fixture;
  const button = make(
    'button',
    { type: 'button', class: 'odd', 'data-pick': `${match}${offer.pick.code}` },
    make('span', { class: 'unseen' }, `${home.name} – ${away.name}, `),
    make('span', { class: 'odd-name' }, pickText(offer.pick, text)),
    make('b', { class: 'num' }, oddsShown(offer.odds)),
  );
  onPress(button, () => toggle(league, match, offer));
  return button;
}

function matchRow(league: League, match: number, fixture: Fixture): HTMLElement {
  const { home, away } = fixture;
  const name = (team: Fixture['home'], score: string) =>
    make(
      'span',
      { class: 'row-team' },
      shirt(team),
      make('span', { class: 'row-name' }, team.name),
      make('b', { class: 'row-score num', 'data-score': score }),
    );
  const button = make(
    'button',
    { type: 'button', class: 'row-teams', 'data-watch': String(match) },
    name(home, `${match}-0`),
    name(away, `${match}-1`),
  );
  onPress(button, () => {
    league.watched = match;
    showMatch(league);
    league.redraw();
  });
  const odds = make('span', { class: 'row-odds', 'data-main': String(match) });
  return make('li', { class: 'row', 'data-match': String(match) }, button, odds);
}

/** Draws the matches of a round. Each match is priced in a task of its own. */
export async function drawMatches(league: League): Promise<void> {
  const fixtures = fixturesNow(league);
  const id = league.round?.roundId;
  byId('matches').replaceChildren(...fixtures.map((one, match) => matchRow(league, match, one)));
  byId('markets').replaceChildren();
  showMatch(league);
  for (const [match, fixture] of fixtures.entries()) {
    await wait(0);
    if (league.round?.roundId !== id) return;
    const main = offersOf(league.sport, fixture).filter(
      ({ pick }) => pick.market === mainOf(league),
    );
    document
      .querySelector(`[data-main="${match}"]`)
      ?.replaceChildren(...main.map((offer) => oddsButton(league, match, offer, fixture)));
    if (match === league.watched) drawMarkets(league);
    drawPressed(league);
  }
}

/** The other markets of the match that is shown. */
export function drawMarkets(league: League): void {
  const { sport, text, watched } = league;
  const fixture = fixturesNow(league)[watched];
  if (!fixture) return;
  const groups = new Map<string, Offer[]>();
  for (const offer of offersOf(sport, fixture))
    if (offer.pick.market !== mainOf(league))
      groups.set(offer.pick.market, [...(groups.get(offer.pick.market) ?? []), offer]);
  const drawn = [...groups].map(([market, offers]) =>
    make(
      'fieldset',
      { class: 'market', 'data-market': market },
      make('legend', {}, offers[0] ? marketText(offers[0].pick, text) : ''),
      ...offers.map((offer) => oddsButton(league, watched, offer, fixture)),
    ),
  );
  byId('markets').replaceChildren(
    make('h3', { class: 'markets-of' }, `${fixture.home.name} – ${fixture.away.name}`),
    ...drawn,
  );
}

/** Shows the chosen match from its beginning to now. */
export function showMatch(league: League): void {
  const fixture = fixturesNow(league)[league.watched];
  if (!fixture) return;
  const shown = league.live?.shown as Parameters<League['show']['begin']>[1][] | undefined;
  league.show.begin(fixture, shown?.[league.watched] ?? []);
  byId('comment').textContent = '';
  drawMarkets(league);
}

/** Marks the picks, the scores and the chosen match. */
export function drawPressed(league: League): void {
  const { picks, watched, busy, round } = league;
  const pressed = new Set(picks.map(({ match, offer }) => `${match}${offer.pick.code}`));
  const isOpen = isBetting(league) && !busy;
  for (const button of document.querySelectorAll<HTMLElement>('[data-pick]')) {
    button.setAttribute('aria-pressed', String(pressed.has(button.dataset.pick ?? '')));
    setUsable(button, isOpen);
  }
  for (const button of document.querySelectorAll<HTMLElement>('[data-watch]'))
    button.setAttribute('aria-pressed', String(button.dataset.watch === String(watched)));
  const isOn = round?.state === 'live' || (round?.outcome ?? null) !== null;
  for (const [match] of fixturesNow(league).entries()) {
    const { score } = scoreOf(league, match);
    for (const side of [0, 1] as const) {
      const shown = document.querySelector(`[data-score="${match}-${side}"]`);
      if (shown) shown.textContent = isOn ? String(score[side]) : '';
    }
  }
}

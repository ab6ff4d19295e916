import { byId, make } from '@lantern/outside/page';
import { placeOf, seasonStart } from '../../games/league/fixtures.ts';
import { type Day, minutes } from '../../games/league/play.ts';
import { standingsOf } from '../../games/league/standings.ts';
import { payoutOf } from '../../games/table-game.ts';
import { states } from '../table/draw.ts';
import { dayOf, fixturesNow, type League, mostOf, scoreOf } from './league.ts';
import { drawPressed, shirt } from './markets.ts';
import { drawSlip } from './slip.ts';

/** Draws everything that depends on the state of the league. */
export function draw(league: League): void {
  const { text, money, round, balance, sport } = league;
  byId('balance').textContent = money.full(balance);
  byId('state').textContent =
    round?.state === 'decided'
      ? text('leagueFull')
      : text(states[round?.state ?? ''] ?? 'tableWaiting');
  byId('game').dataset.state = round?.state ?? 'none';
  const { season, day } = placeOf(sport, round?.number ?? 1);
  byId('day').textContent = text('leagueDay', { season: String(season), day: String(day) });
  drawScoreboard(league);
  drawPressed(league);
  drawSlip(league);
  drawOwn(league);
  drawOthers(league);
}

function drawScoreboard(league: League): void {
  const fixture = fixturesNow(league)[league.watched];
  if (!fixture) return;
  const isOn = league.round?.state === 'live' || dayOf(league) !== undefined;
  const { score, map } = scoreOf(league, league.watched);
  const side = (team: typeof fixture.home) =>
    make('span', { class: 'board-team' }, shirt(team), make('span', {}, team.name));
  const result = make('b', { class: 'board-score num' }, isOn ? score.join(' – ') : '–');
  const middle = make('span', { class: 'board-middle' }, result);
  if (isOn && map) middle.append(make('span', { class: 'board-map num' }, map.join(' : ')));
  byId('scoreboard').replaceChildren(side(fixture.home), middle, side(fixture.away));
}

/** A ticket in short, as `HER–FOX 1 + …`. */
const ticketText = ({ game, round, text }: League, ticket: string): string =>
  game.tickets?.label(round?.number ?? 1, ticket, text) ?? ticket;

function drawOwn(league: League): void {
  const { bets, money, game, round } = league;
  const rows = bets.map(({ ticket, stake }) => {
    const day = dayOf(league);
    const won = day && payoutOf(game, { [ticket]: String(stake) }, round?.outcome);
    const amount = won ?? mostOf(league, ticket, stake);
    const row = make(
      'li',
      { class: 'own-bet' },
      make('span', { class: 'own-ticket' }, ticketText(league, ticket)),
      make('span', {}, `${money.short(stake)} → `, make('b', {}, money.short(amount))),
    );
    if (won !== undefined) row.dataset.won = String(won > 0n);
    return row;
  });
  const none = make('li', { class: 'quiet' }, league.text('leagueSlipEmpty'));
  byId('own').replaceChildren(...(rows.length > 0 ? rows : [none]));
}

function drawOthers(league: League): void {
  const { group, money, text } = league;
  const rows = (group?.bets ?? []).map(({ name, stakes, total }) => {
    const tickets = Object.keys(stakes).map((ticket) => ticketText(league, ticket));
    return make(
      'li',
      {},
      make('span', { class: 'other-name' }, name),
      make('span', { class: 'other-spots' }, tickets.join(', ')),
      make('strong', {}, money.short(BigInt(total))),
    );
  });
  const none = make('li', { class: 'quiet' }, text('tableNoOthers'));
  byId('others').replaceChildren(...(rows.length > 0 ? rows : [none]));
}

/** The days of this season that were played, from the last results. */
function daysOfSeason({ sport, results, round }: League): Day[] {
  const days: Day[] = [];
  let before = Number.POSITIVE_INFINITY;
  const first = seasonStart(sport, round?.number ?? 1);
  for (const { number, outcome } of results) {
    // A higher number behind a lower one is from another chain.
    if (number >= before || number < first || number > (round?.number ?? 0)) break;
    before = number;
    days.push(outcome as Day);
  }
  return days;
}

export function drawStandings(league: League): void {
  const { sport, text } = league;
  const columns = [
    ...(['played', 'won', ...(sport.toWin === 1 ? ['drawn' as const] : []), 'lost'] as const),
    ...(['difference', 'points'] as const),
  ] as const;
  const heads = {
    played: text('leaguePlayed'),
    won: text('leagueWon'),
    drawn: text('leagueDrawn'),
    lost: text('leagueLost'),
    difference: '±',
    points: text('leaguePoints'),
  };
  const head = columns.map((column) =>
    make('th', { scope: 'col' }, make('span', {}, heads[column])),
  );
  const rows = standingsOf(sport, daysOfSeason(league)).map((row) => {
    const team = make('th', { scope: 'row' });
    team.append(shirt(row.team), make('span', {}, row.team.name));
    const cells = columns.map((column) => make('td', {}, String(row[column])));
    return make('tr', {}, team, ...cells);
  });
  byId('standings').replaceChildren(
    make('thead', {}, make('tr', {}, make('th', { scope: 'col' }, text('leagueTeam')), ...head)),
    make('tbody', {}, ...rows),
  );
}

/** The minute of the matches; undefined when none is on. */
export function minuteOf({ round, live, aheadMs }: League): number | undefined {
  if (round?.state !== 'live' || !live) return undefined;
  const leftMs = round.until + aheadMs - Date.now();
  return Math.min(minutes, Math.max(0, Math.floor((1 - leftMs / live.ms) * minutes)));
}

/** Draws the countdown to kick-off, and the minute of the matches after it. */
export function drawClock(league: League): void {
  const { round, aheadMs } = league;
  const clock = byId('clock');
  const minute = minuteOf(league);
  const leftMs = round ? round.until + aheadMs - Date.now() : 0;
  const seconds = Math.max(0, Math.ceil(leftMs / 1_000));
  const isCounting = round?.state === 'betting';
  clock.hidden = !isCounting && minute === undefined;
  clock.textContent = minute === undefined ? String(seconds) : `${minute}′`;
  clock.dataset.urgent = String(isCounting && seconds <= 5);
}

import { moneyOf } from '@lantern/outside/money';
import { byId, make, prefersStillness, Refused } from '@lantern/outside/page';
import { formatTag } from '@lantern/rules';
import type { EventKind, MatchEvent } from '../../games/league/play.ts';
import type { Sport } from '../../games/league/sport.ts';
import { type AnyTable, payoutOf } from '../../games/table-game.ts';
import type { TextKey } from '../../texts/texts.ts';
import type { BalanceView } from '../../wire/replies.ts';
import type { LiveView, OwnBets, TableFrame, TableView } from '../../wire/tables.ts';
import { post } from '../api.ts';
import { makeNotice } from '../frame/notice.ts';
import type { GameOptions } from '../frame/options.ts';
import { makeSessionLine } from '../frame/session-line.ts';
import { makeSound } from '../frame/sound.ts';
import { openLine } from '../table/line.ts';
import { draw, drawClock, drawStandings, minuteOf } from './draw.ts';
import { dayOf, eventsOf, fixturesNow, type League, ticketsOf } from './league.ts';
import { drawMatches, showMatch } from './markets.ts';
import { makeLeagueSheets } from './sheets.ts';
import type { MakeShow } from './show.ts';
import { makeSlip } from './slip.ts';

const clockMs = 500;
/** Wins reach the site a moment after the outcome. */
const paidMs = 1_500;

/** Starts an opened league: joins it, and shows what its socket says. */
export function startLeague(
  game: AnyTable,
  sport: Sport,
  makeShow: MakeShow,
  options: GameOptions,
): League {
  const { opened, text } = options;
  const { currency, digits, trial, session } = opened;
  const money = moneyOf(formatTag(options.language), currency, digits);
  const league: League = {
    ...{ game, sport, session, currency, trial, text, money },
    limits: game.limitsOf(currency, digits),
    show: makeShow(byId('scene')),
    sound: makeSound(),
    notice: makeNotice(),
    count: makeSessionLine(money, opened.sitting),
    balance: BigInt(opened.balance),
    ...{ round: undefined, chain: undefined, results: [], group: undefined, live: undefined },
    ...{ stakeField: undefined, aheadMs: 0, watched: 0, picks: [], mode: 'singles', bets: [] },
    ...{ shown: undefined, counted: undefined, busy: false },
    redraw: () => draw(league),
    refresh: () => refresh(league, options),
    end: (sentence) => {
      const { notifyParent } = options;
      const back = notifyParent && {
        label: text('backToSite'),
        run: () => notifyParent({ type: 'lantern:close' }),
      };
      options.curtain.fall(`${sentence} ${text('reopen')}`, back);
    },
  };
  byId('trial').hidden = !trial;
  makeSlip(league, digits);
  makeLeagueSheets(league, options);
  takeKeys(league);
  openLine({
    ...{ session, game: game.code },
    onFrame: (frame) => take(league, frame),
    onLost: () => league.notice.say(text('tableLostLine')),
    onRefused: () => league.end(text('sessionOver')),
  });
  setInterval(() => tick(league), clockMs);
  league.redraw();
  return league;
}

/** The clock, and the match that goes on between its events. */
function tick(league: League): void {
  drawClock(league);
  const minute = minuteOf(league);
  if (minute === undefined || minute === lastIdle || document.hidden) return;
  lastIdle = minute;
  const last = eventsOf(league)[league.watched]?.at(-1);
  // An event stays in sight for a while.
  if (!last || minute > last[0] + 1) league.show.idle(minute);
}
let lastIdle = -1;

function take(league: League, frame: TableFrame): void {
  if (frame.type !== 'table' && frame.roundId !== league.round?.roundId) return;
  if (frame.type === 'live') takeLive(league, frame.live);
  else {
    league.group = frame.crowd.groups.find(
      ({ currency, trial }) => currency === league.currency && trial === league.trial,
    );
    if (frame.type === 'table') takeTable(league, frame);
  }
  league.redraw();
}

function takeTable(league: League, view: TableView): void {
  const isFirst = league.chain === undefined;
  const isNew = view.round?.roundId !== league.round?.roundId;
  // A day that ended before this page is in the figures that it opened with.
  if (isFirst && view.round?.outcome) league.counted = view.round.roundId;
  const isKickOff = league.round?.state !== 'live' && view.round?.state === 'live';
  league.aheadMs = Date.now() - view.now;
  league.chain = view.chain;
  league.notice.clear();
  league.round = view.round ?? undefined;
  league.results = view.results;
  if (view.live) league.live = view.live;
  if (isNew) {
    begin(league, view.live);
    void readOwn(league);
  } else if (view.round?.state === 'live') showMatch(league);
  // On a phone the player may be far below, among the odds.
  if (isKickOff) document.documentElement.scrollTop = 0;
  if (view.round?.state === 'void') void league.refresh();
  if (dayOf(league)) finish(league);
  drawStandings(league);
  drawClock(league);
}

function begin(league: League, live: LiveView | null): void {
  league.live = live ?? undefined;
  league.picks = [];
  league.bets = [];
  byId('result').replaceChildren();
  byId('game').dataset.mood = 'calm';
  void drawMatches(league);
}

const comments: Readonly<Record<EventKind, TextKey>> = {
  goal: 'leagueGoal',
  shot: 'leagueShot',
  corner: 'leagueCorner',
  card: 'leagueCard',
  kill: 'leagueKill',
  tower: 'leagueTower',
  map: 'leagueMap',
};

/** Plays what is new in the match that is shown; the others change their scores. */
function takeLive(league: League, live: LiveView): void {
  const before = eventsOf(league)[league.watched]?.length ?? 0;
  league.live = live;
  const events = eventsOf(league)[league.watched] ?? [];
  for (const event of events.slice(before)) tell(league, event, events);
}

function tell(league: League, event: MatchEvent, events: readonly MatchEvent[]): void {
  const { show, sound, text } = league;
  const [minute, kind, side] = event;
  show.play(event, prefersStillness() || document.hidden);
  const fixture = fixturesNow(league)[league.watched];
  const team = (side === 0 ? fixture?.home.name : fixture?.away.name) ?? '';
  const map = String(events.filter((one) => one[1] === 'map' && one[0] <= minute).length);
  const said = text(comments[kind], kind === 'map' ? { team, map } : { team });
  byId('comment').textContent = `${minute}′ ${said}`;
  byId('comment').dataset.kind = kind;
  if (kind === 'goal' || kind === 'map') sound.win(0);
  else sound.land(kind === 'kill' ? 3 : 1);
}

/** The bets that this player has in the round from before, or from another window. */
async function readOwn(league: League): Promise<void> {
  const { bets } = await post<OwnBets>('/api/table/own', { session: league.session }).catch(
    () => ({ bets: [] }) as OwnBets,
  );
  if (league.busy) return;
  league.bets = bets
    .filter(
      ({ roundId, state }) => roundId === league.round?.roundId && !/^(refused|cancel)/.test(state),
    )
    .flatMap(({ stakes }) =>
      Object.entries(stakes).map(([ticket, stake]) => ({ ticket, stake: BigInt(stake) })),
    );
  if (dayOf(league)) finish(league);
  league.redraw();
}

/** Shows what the player's bets have won, once. */
function finish(league: League): void {
  const { game, round, bets, text, money, sound } = league;
  if (!round || league.shown === round.roundId || bets.length === 0) return;
  league.shown = round.roundId;
  league.picks = [];
  const staked = bets.reduce((sum, { stake }) => sum + stake, 0n);
  const payout = bets.reduce(
    (sum, { ticket, stake }) => sum + payoutOf(game, { [ticket]: String(stake) }, round.outcome),
    0n,
  );
  byId('game').dataset.mood = payout > staked ? 'win' : 'lost';
  const sentence =
    payout > 0n ? text('tableWon', { payout: money.full(payout) }) : text('tableLost');
  byId('result').replaceChildren(make('strong', {}, sentence));
  if (payout > staked) sound.win(payout > 5n * staked ? 2 : 1);
  if (league.counted !== round.roundId) league.count(payout - staked);
  league.counted = round.roundId;
  setTimeout(() => void league.refresh(), paidMs);
}

/** Reads the balance from the site; without an answer the old one stays. */
async function refresh(league: League, { notifyParent }: GameOptions): Promise<void> {
  try {
    const { balance } = await post<BalanceView>('/api/balance', { session: league.session });
    if (league.busy) return;
    league.balance = BigInt(balance);
    league.redraw();
    notifyParent?.({ type: 'lantern:balance' });
  } catch (error) {
    if (error instanceof Refused && error.code === 'session_over')
      league.end(league.text('sessionOver'));
  }
}

/** The digits choose a match, Space places the slip, wherever no button has the focus. */
function takeKeys(league: League): void {
  document.addEventListener('keydown', (event) => {
    const { target, key, repeat, ctrlKey, metaKey, altKey } = event;
    const elsewhere = target instanceof Element && target.closest('button, input, a, dialog');
    if (elsewhere || repeat || ctrlKey || metaKey || altKey) return;
    const match = fixturesNow(league)[Number(key) - 1] ? Number(key) - 1 : undefined;
    if (match !== undefined) {
      league.watched = match;
      showMatch(league);
      league.redraw();
    } else if (key === ' ' && ticketsOf(league).length > 0) {
      event.preventDefault();
      byId('bet').click();
    }
  });
}

import { moneyOf } from '@lantern/outside/money';
import { byId, make, onPress, Refused } from '@lantern/outside/page';
import { formatTag } from '@lantern/rules';
import { post } from '../../../page/api.ts';
import { makeAutoBet } from '../../../page/frame/auto-bet.ts';
import { makeNotice } from '../../../page/frame/notice.ts';
import type { GameOptions } from '../../../page/frame/options.ts';
import { makeSessionLine } from '../../../page/frame/session-line.ts';
import { makeSheet } from '../../../page/frame/sheet.ts';
import { makeSound } from '../../../page/frame/sound.ts';
import { makeStakeField } from '../../../page/frame/stake-field.ts';
import { openLine } from '../../../page/table/line.ts';
import { proofOf } from '../../../page/table/sheets.ts';
import type { BalanceView } from '../../../wire/replies.ts';
import type { OwnBets, TableFrame, TableView } from '../../../wire/tables.ts';
import { winOf } from '../../money.ts';
import { crash } from '../rules.ts';
import { cashedNow, draw, drawButton, drawHistory, drawState } from './draw.ts';
import { type FlightPage, flownMs, isIn } from './flight-page.ts';
import { ownBetOf, placeBet, press } from './play.ts';
import { makeScene } from './scene.ts';

/** Wins reach the site a moment after the end of the flight. */
const paidMs = 1_500;
const clockMs = 250;
const buttonMs = 100;

/** Starts the opened game: joins the shared flight, and plays what its socket says. */
export function startCrash(options: GameOptions): FlightPage {
  const { opened, text } = options;
  const { currency, digits, trial, session } = opened;
  const money = moneyOf(formatTag(options.language), currency, digits);
  const limits = crash.limitsOf(currency, digits);
  const page: FlightPage = {
    ...{ session, currency, trial, text, money, limits },
    stake: makeStakeField({
      ...{ money, digits, chips: limits.chips },
      limits: () => {
        const { minimum, maximum } = limits;
        return { minimum, maximum: page.balance < maximum ? page.balance : maximum };
      },
      changed: () => page.redraw(),
    }),
    auto: makeAutoBet(digits, () => page.redraw()),
    scene: makeScene(),
    sound: makeSound(),
    notice: makeNotice(),
    count: makeSessionLine(money, opened.sitting),
    balance: BigInt(opened.balance),
    ...{ round: undefined, chain: undefined, results: [], group: undefined, watching: 1 },
    ...{ aheadMs: 0, bet: undefined, counted: undefined, busy: false },
    redraw: () => draw(page),
    refresh: () => refresh(page, options),
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
  onPress(byId('bet'), () => void press(page));
  byId('auto-at').addEventListener('input', page.redraw);
  makeSheets(page, options);
  takeKeys();
  page.scene.rest();
  openLine({
    ...{ session, game: crash.code },
    onFrame: (frame) => take(page, frame),
    onLost: () => page.notice.say(text('tableLostLine')),
    onRefused: () => page.end(text('sessionOver')),
  });
  setInterval(() => drawState(page), clockMs);
  page.redraw();
  return page;
}

function makeSheets(page: FlightPage, options: GameOptions): void {
  const { explain, explained, opened } = options;
  const money = moneyOf(formatTag(explained), opened.currency, opened.digits);
  const { minimum, maximum, cap } = page.limits;
  const amounts = { minimum: money.full(minimum), maximum: money.full(maximum) };
  makeSheet(options, 'rules', (body) =>
    body.replaceChildren(
      make('p', {}, explain('crashRules')),
      make('p', {}, explain('crashRulesCurve')),
      make('p', {}, explain('crashRulesTime')),
      make('p', {}, explain('crashRulesReturn')),
      make('p', {}, explain('crashRulesCap', { cap: money.full(cap) })),
      make('p', {}, explain('crashStakes', amounts)),
      make('p', { class: 'quiet' }, explain('crashRulesAway')),
    ),
  );
  makeSheet(options, 'fairness', (body) => body.replaceChildren(...proofOf(page, options)));
}

/** A frame of the socket: the whole table, or the bets of the others. */
function take(page: FlightPage, frame: TableFrame): void {
  if (frame.type === 'live') return;
  if (frame.type === 'crowd' && frame.roundId !== page.round?.roundId) return;
  const { groups, watching } = frame.crowd;
  page.watching = watching;
  page.group = groups.find(
    ({ currency, trial }) => currency === page.currency && trial === page.trial,
  );
  if (frame.type === 'table') takeTable(page, frame);
  page.redraw();
}

function takeTable(page: FlightPage, view: TableView): void {
  const isFirst = page.chain === undefined;
  const isNew = view.round?.roundId !== page.round?.roundId;
  const before = page.round?.state;
  page.aheadMs = Date.now() - view.now;
  page.chain = view.chain;
  page.round = view.round ?? undefined;
  page.results = view.results;
  if (isNew) begin(page);
  if (isFirst || isNew) void readOwn(page);
  drawHistory(page);
  drawState(page);
  const state = page.round?.state;
  if (state === 'flying' && (before !== 'flying' || isFirst)) takeOff(page);
  if (state === 'crashed' || state === 'decided' || state === 'over') goOut(page, before);
  if (state === 'decided' && before !== 'decided') count(page);
  if (state === 'void') void page.refresh();
  if (state === 'betting' && page.auto.running) void placeBet(page).then(() => stopIfPoor(page));
}

/** A run ends when its next bet was not placed. */
function stopIfPoor(page: FlightPage): void {
  if (page.bet || !page.auto.running) return;
  page.auto.stop();
  page.redraw();
}

function begin(page: FlightPage): void {
  page.bet = undefined;
  page.scene.rest();
  byId('result').replaceChildren();
  byId('game').dataset.mood = 'calm';
}

/** Moves the lantern until the flight is over; the server says when. */
function takeOff(page: FlightPage): void {
  const roundId = page.round?.roundId;
  let drawn = 0;
  page.sound.start();
  const next = (now: number) => {
    if (page.round?.roundId !== roundId || !isIn(page, 'flying')) return;
    page.scene.fly(flownMs(page));
    if (now - drawn >= buttonMs) {
      drawn = now;
      drawButton(page);
    }
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}

function goOut(page: FlightPage, before: string | undefined): void {
  const outcome = page.round?.outcome;
  if (outcome === null || outcome === undefined) return;
  page.scene.goOut(BigInt(String(outcome)));
  if (before === 'flying') page.sound.land(0);
}

/** The bet that this player has in the flight from before, or from another window. */
async function readOwn(page: FlightPage): Promise<void> {
  const { bets } = await post<OwnBets>('/api/table/own', { session: page.session }).catch(
    () => ({ bets: [] }) as OwnBets,
  );
  const mine = bets.find(
    ({ roundId, state }) => roundId === page.round?.roundId && !/^(refused|cancel)/.test(state),
  );
  if (!mine || page.busy || page.bet) return;
  page.bet = ownBetOf(mine);
  page.redraw();
}

/** Counts the result of the flight once, and goes on with a run. */
function count(page: FlightPage): void {
  const { bet, round, text, money, auto, sound } = page;
  if (!bet || !round || page.counted === round.roundId) return;
  page.counted = round.roundId;
  const at = cashedNow(page);
  const payout = winOf(bet.total, (at ?? 0n) * 100n);
  byId('game').dataset.mood = payout > bet.total ? 'win' : 'lost';
  const sentence =
    payout > 0n ? text('tableWon', { payout: money.full(payout) }) : text('tableLost');
  byId('result').replaceChildren(make('strong', {}, sentence));
  if (at !== undefined) sound.win(at >= 5_000n ? 2 : at >= 1_000n ? 1 : 0);
  page.count(payout - bet.total);
  if (auto.running) auto.goOn(payout - bet.total);
  setTimeout(() => void page.refresh(), paidMs);
}

/** Reads the balance from the site; without an answer the old one stays. */
async function refresh(page: FlightPage, { notifyParent }: GameOptions): Promise<void> {
  try {
    const { balance } = await post<BalanceView>('/api/balance', { session: page.session });
    if (page.busy) return;
    page.balance = BigInt(balance);
    page.redraw();
    notifyParent?.({ type: 'lantern:balance' });
  } catch (error) {
    if (error instanceof Refused && error.code === 'session_over')
      page.end(page.text('sessionOver'));
  }
}

/** Space bets and cashes out, A halves the stake, S doubles it, outside of fields and buttons. */
function takeKeys(): void {
  const keys: Readonly<Record<string, string>> = { ' ': 'bet', a: 'halve', s: 'twice' };
  document.addEventListener('keydown', (event) => {
    const { target, key, repeat, ctrlKey, metaKey, altKey } = event;
    const id = keys[key.toLowerCase()];
    const elsewhere = target instanceof Element && target.closest('button, input, a, dialog');
    if (!id || elsewhere || repeat || ctrlKey || metaKey || altKey) return;
    event.preventDefault();
    byId(id).click();
  });
}

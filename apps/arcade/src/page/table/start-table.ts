import { moneyOf } from '@lantern/outside/money';
import { byId, make, onPress, prefersStillness, Refused } from '@lantern/outside/page';
import { formatTag } from '@lantern/rules';
import { spotName } from '../../games/spot-name.ts';
import { type AnyTable, largest, payoutIn } from '../../games/table-game.ts';
import type { BalanceView } from '../../wire/replies.ts';
import type { OwnBets, TableFrame, TableView } from '../../wire/tables.ts';
import { post } from '../api.ts';
import { makeAutoBet } from '../frame/auto-bet.ts';
import { makeNotice } from '../frame/notice.ts';
import { onFast } from '../frame/on-fast.ts';
import type { GameOptions } from '../frame/options.ts';
import { makeSessionLine } from '../frame/session-line.ts';
import { makeSound } from '../frame/sound.ts';
import { countInRun, leaveRound, press, repeat } from './auto.ts';
import { Chips, sumBySpot } from './chips.ts';
import { draw, drawClock, oddsText } from './draw.ts';
import type { MakeFelt } from './felt.ts';
import { makeGroups } from './groups.ts';
import { openLine } from './line.ts';
import { makeTableSheets } from './sheets.ts';
import { isBetting, type Table } from './table.ts';

const clockMs = 250;
/** Wins reach the site a moment after the outcome. */
const paidMs = 1_500;

/** Starts an opened table: joins it, and plays what its socket says. */
export function startTable(game: AnyTable, makeFelt: MakeFelt, options: GameOptions): Table {
  const { opened, text } = options;
  const language = formatTag(options.language);
  const { currency, digits, trial, session } = opened;
  const money = moneyOf(language, currency, digits);
  const limits = game.limitsOf(currency, digits);
  const table: Table = {
    ...{ game, session, currency, trial, text, money, limits },
    felt: makeFelt({ text, scene: byId('scene') }),
    chips: new Chips(game.single),
    auto: makeAutoBet(digits, () => table.redraw()),
    notice: makeNotice(),
    sound: makeSound(),
    count: makeSessionLine(money, opened.sitting),
    chip: limits.chips[0] ?? 1n,
    balance: BigInt(opened.balance),
    ...{ round: undefined, chain: undefined, results: [], group: undefined, watching: 1 },
    ...{ aheadMs: 0, bets: [], last: undefined, repeated: undefined },
    ...{ shown: undefined, counted: undefined, busy: false, fast: false },
    redraw: () => draw(table),
    refresh: () => refresh(table, options),
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
  drawSpotButtons(table);
  drawChips(table);
  takeButtons(table);
  onFast((fast) => {
    table.fast = fast;
  });
  makeTableSheets(table, options);
  takeKeys(table);
  openLine({
    ...{ session, game: game.code },
    onFrame: (frame) => void take(table, frame),
    onLost: () => table.notice.say(text('tableLostLine')),
    onRefused: () => table.end(text('sessionOver')),
  });
  setInterval(() => drawClock(table), clockMs);
  table.redraw();
  return table;
}

function drawSpotButtons(table: Table): void {
  const { game, text } = table;
  const buttons = game.spots.map(({ code, chances }) => {
    const button = make(
      'button',
      { type: 'button', class: 'spot num', 'data-spot': code },
      make('span', { class: 'spot-name' }, spotName(game, code, text)),
      make('span', { class: 'spot-odds' }, chances.length > 0 ? oddsText(largest(chances)) : '–'),
      make('span', { class: 'spot-chip' }),
      make('span', { class: 'spot-sum' }),
    );
    onPress(button, () => {
      table.chips.put(code, table.chip);
      table.sound.land(4);
      table.redraw();
    });
    return button;
  });
  byId('spots').replaceChildren(...buttons);
  makeGroups(game, text);
}

function drawChips(table: Table): void {
  const { limits, money } = table;
  const buttons = limits.chips.map((chip, place) => {
    const button = make(
      'button',
      { type: 'button', class: 'table-chip num', 'data-tone': String(place) },
      make('span', {}, money.short(chip)),
    );
    button.setAttribute('aria-label', money.full(chip));
    onPress(button, () => choose(chip));
    return { chip, button };
  });
  const choose = (chosen: bigint) => {
    table.chip = chosen;
    for (const { chip, button } of buttons)
      button.setAttribute('aria-pressed', String(chip === chosen));
  };
  byId('chips').replaceChildren(...buttons.map(({ button }) => button));
  choose(table.chip);
}

function takeButtons(table: Table): void {
  const { chips } = table;
  const change = (act: () => void) => () => {
    act();
    table.redraw();
  };
  onPress(
    byId('undo'),
    change(() => chips.undo()),
  );
  onPress(
    byId('clear'),
    change(() => chips.clear()),
  );
  onPress(
    byId('repeat'),
    change(() => table.last && chips.set(table.last)),
  );
  onPress(byId('bet'), () => void press(table));
}

/** A frame of the socket: the whole table, or the bets of the others. */
async function take(table: Table, frame: TableFrame): Promise<void> {
  if (frame.type === 'live') return;
  const { groups, watching } = frame.crowd;
  if (frame.type === 'crowd' && frame.roundId !== table.round?.roundId) return;
  table.watching = watching;
  table.group = groups.find(
    ({ currency, trial }) => currency === table.currency && trial === table.trial,
  );
  if (frame.type === 'table') await takeTable(table, frame);
  table.redraw();
}

async function takeTable(table: Table, view: TableView): Promise<void> {
  const isFirst = table.chain === undefined;
  const isNew = view.round?.roundId !== table.round?.roundId;
  if (view.round?.state === 'closed' && table.round?.state === 'betting') table.sound.start();
  table.aheadMs = Date.now() - view.now;
  table.chain = view.chain;
  table.notice.clear();
  if (isNew) beginRound(table);
  table.round = view.round ?? undefined;
  if (isFirst || isNew) void readOwn(table);
  const { round } = table;
  if (round?.state === 'void') void table.refresh();
  if (isNew) void repeat(table);
  count(table);
  // Before the outcome was shown it must not stand in the roads.
  const isShown = round?.outcome === null || table.shown === round?.roundId;
  table.results = view.results.filter(({ roundId }) => isShown || roundId !== round?.roundId);
  drawRoads(table);
  drawClock(table);
  table.redraw();
  if (round && !isShown) await showOutcome(table, view, isFirst || round.state === 'over');
}

function beginRound(table: Table): void {
  leaveRound(table);
  const sums = sumBySpot(table.bets.map(({ stakes }) => stakes));
  if (table.bets.length > 0)
    table.last = Object.fromEntries(
      Object.entries(sums).map(([spot, amount]) => [spot, String(amount)]),
    );
  table.bets = [];
  table.felt.clear();
  byId('result').replaceChildren();
  byId('game').dataset.mood = 'calm';
}

/** The bets that this player has in the round from before, or from another window. */
async function readOwn(table: Table): Promise<void> {
  const { bets } = await post<OwnBets>('/api/table/own', { session: table.session }).catch(
    () => ({ bets: [] }) as OwnBets,
  );
  const mine = bets.filter(
    ({ roundId, state }) => roundId === table.round?.roundId && !/^(refused|cancel)/.test(state),
  );
  if (mine.length === 0 || table.busy) return;
  table.bets = mine.map(({ betId, stakes, total }) => ({
    ...{ key: betId, stakes, total: BigInt(total), isPlaced: true },
  }));
  table.redraw();
}

/** What the bets of this page get for the outcome. */
function resultOf({ game, bets, group, round }: Table) {
  const staked = bets.reduce((sum, { total }) => sum + total, 0n);
  const got = bets.map(({ stakes, total }) => {
    const payout = payoutIn(game, stakes, round?.outcome, group?.sums ?? {});
    return payout === 'back' ? { payout: total, isBack: true } : { payout, isBack: false };
  });
  const payout = got.reduce((sum, one) => sum + one.payout, 0n);
  return { staked, payout, isBack: got.some((one) => one.isBack) };
}

/** A run counts as soon as the outcome is known: a hidden page may not show it for long. */
function count(table: Table): void {
  const { round, counted } = table;
  if (!round || round.outcome === null || counted === round.roundId) return;
  table.counted = round.roundId;
  const { staked, payout } = resultOf(table);
  if (staked > 0n) countInRun(table, payout - staked);
}

async function showOutcome(table: Table, view: TableView, isPast: boolean): Promise<void> {
  const { felt, round } = table;
  if (!round) return;
  const { roundId, outcome } = round;
  table.chips.clear();
  await felt.show(outcome, isPast || table.fast || prefersStillness());
  if (table.round?.roundId !== roundId) return;
  table.shown = roundId;
  table.results = view.results;
  drawRoads(table);
  const { staked, payout, isBack } = resultOf(table);
  celebrate(table, staked, payout);
  if (isBack) table.notice.say(table.text('duelOneSide'));
  table.redraw();
  if (staked > 0n) setTimeout(() => void table.refresh(), paidMs);
}

function celebrate(table: Table, staked: bigint, payout: bigint): void {
  const { text, money, felt, round, sound } = table;
  if (payout > staked) sound.win(payout >= staked * 10n ? 2 : 0);
  else if (staked > 0n) sound.land(0);
  byId('game').dataset.mood = payout > staked ? 'win' : staked > 0n ? 'lost' : 'calm';
  const words = make('span', { class: 'unseen' }, `${felt.words(round?.outcome)} `);
  const sentence =
    payout > 0n ? text('tableWon', { payout: money.full(payout) }) : text('tableLost');
  byId('result').replaceChildren(words, ...(staked > 0n ? [make('strong', {}, sentence)] : []));
  if (staked > 0n) table.count(payout - staked);
}

function drawRoads({ felt, results }: Table): void {
  byId('roads').replaceChildren(...felt.roads(results));
}

/** Reads the balance from the site; without an answer the old one stays. */
async function refresh(table: Table, { notifyParent }: GameOptions): Promise<void> {
  try {
    const { balance } = await post<BalanceView>('/api/balance', { session: table.session });
    if (table.busy) return;
    table.balance = BigInt(balance);
    table.redraw();
    notifyParent?.({ type: 'lantern:balance' });
  } catch (error) {
    if (error instanceof Refused && error.code === 'session_over')
      table.end(table.text('sessionOver'));
  }
}

/** Space confirms, Z takes a chip back, wherever no button has the focus. */
function takeKeys(table: Table): void {
  const keys: Readonly<Record<string, string>> = { ' ': 'bet', z: 'undo', r: 'repeat' };
  document.addEventListener('keydown', (event) => {
    const { target, key, repeat, ctrlKey, metaKey, altKey } = event;
    const id = keys[key.toLowerCase()];
    const elsewhere = target instanceof Element && target.closest('button, input, a, dialog');
    if (!id || elsewhere || repeat || ctrlKey || metaKey || altKey || !isBetting(table)) return;
    event.preventDefault();
    byId(id).click();
  });
}

import { moneyOf } from '@lantern/outside/money';
import { byId, onPress, Refused, setUsable } from '@lantern/outside/page';
import { formatTag } from '@lantern/rules';
import type { AnyGame } from '../../games/game.ts';
import { factorText, largestStake, winOf } from '../../games/money.ts';
import type { BalanceView, Commitment, Rotation, RoundView } from '../../wire/replies.ts';
import { post } from '../api.ts';
import { makeAutoBet } from './auto-bet.ts';
import type { MakeBoard } from './board.ts';
import { makeFairnessSheet } from './fairness-sheet.ts';
import { type Frame, stakeOf } from './frame.ts';
import { makeFreeRounds } from './free-rounds.ts';
import { makeGameRulesSheet } from './game-rules-sheet.ts';
import { makeHistory } from './history.ts';
import { makeNotice } from './notice.ts';
import { onFast } from './on-fast.ts';
import type { GameOptions } from './options.ts';
import { betAndPlay, takeStep } from './play.ts';
import { makeSessionLine } from './session-line.ts';
import { makeSound } from './sound.ts';
import { makeStakeField } from './stake-field.ts';

const refreshMs = 20_000;

/** Starts an opened game in the shared frame. */
export function startFrame(game: AnyGame, makeBoard: MakeBoard, options: GameOptions): Frame {
  const { opened, text, explained } = options;
  const { currency, digits } = opened;
  const language = formatTag(options.language);
  const money = moneyOf(language, currency, digits);
  const limits = game.limitsOf(currency, digits);
  const tools = { root: byId('board'), options: byId('options') };
  const sound = makeSound();
  const board = makeBoard({
    ...{ text, money, language, sound, ...tools },
    chip: () => frame.stake.stake ?? 0n,
    changed: () => frame.redraw(),
    step: (action) => {
      if (!frame.auto.running) void takeStep(frame, action);
    },
  });
  const frame: Frame = {
    ...{ game, text, money, board, sound, session: opened.session },
    stake: makeStakeField({
      ...{ money, digits, chips: limits.chips },
      limits: () => {
        const most = largestStake(limits, board.highest());
        const { balance } = frame;
        return { minimum: limits.minimum, maximum: balance < most ? balance : most };
      },
      changed: () => frame.redraw(),
    }),
    auto: makeAutoBet(digits, () => frame.redraw()),
    free: makeFreeRounds({
      ...{ granted: opened.freeRounds, text, money, changed: () => frame.redraw() },
    }),
    history: makeHistory(opened.lastRounds, board.sign, text('noRounds')),
    notice: makeNotice(),
    count: makeSessionLine(money, opened.sitting),
    balance: BigInt(opened.balance),
    ...{ busy: false, turn: 0, fast: false, round: undefined, staked: 0n },
    redraw: () => redraw(frame, limits),
    notifyBalance: () => options.notifyParent?.({ type: 'lantern:balance' }),
    refresh: () => refresh(frame),
    end: (sentence) => {
      const { notifyParent } = options;
      const back = notifyParent && {
        label: text('backToSite'),
        run: () => notifyParent({ type: 'lantern:close' }),
      };
      options.curtain.fall(`${sentence} ${text('reopen')}`, back);
    },
  };
  byId('trial').hidden = !opened.trial;
  if (board.total) byId('stake-label').textContent = text('chips');
  onPress(byId('bet'), () => void betAndPlay(frame));
  onFast((fast) => {
    frame.fast = fast;
  });
  makeGameRulesSheet({
    ...{ ...options, game, board, limits: opened.limits, jackpot: opened.jackpot },
    money: moneyOf(explained, currency, digits),
  });
  makeFairness(frame, options);
  takeKeys(frame);
  const last = opened.openRound ?? opened.lastRounds[0];
  if (last) board.restore?.(last.choice);
  if (opened.openRound) resume(frame, opened.openRound);
  frame.redraw();
  keepBalance(frame);
  return frame;
}

/** Goes on with the round that the player left in another window or before a reload. */
function resume(frame: Frame, round: RoundView): void {
  frame.round = round;
  frame.stake.set(BigInt(round.total));
  frame.board.open?.(round);
  frame.notice.say(frame.text('resumed'));
}

function makeFairness({ board, history, session }: Frame, options: GameOptions): void {
  makeFairnessSheet({
    ...{ ...options, first: options.opened.commitment },
    rounds: () => history.rounds,
    signOf: (round) => [board.sign(round)],
    commitment: () => post<Commitment>('/api/commitment', { session }),
    rotate: (clientSeed) => post<Rotation>('/api/seed', { session, clientSeed }),
  });
}

/** Why the stake cannot be bet, as a sentence. */
function problemOf(frame: Frame, { minimum, maximum }: { minimum: bigint; maximum: bigint }) {
  const { text, money, balance, free } = frame;
  // The arcade offers free rounds only of a value within the limits.
  if (free.stake !== undefined) return undefined;
  const stake = stakeOf(frame);
  const { board, auto } = frame;
  if (board.ready?.() === false || (auto.chosen && board.rule?.ready() === false))
    return text('chooseNext');
  if (board.total && stake === 0n) return text('noStake');
  if (stake === undefined || stake < minimum)
    return text('belowMinimum', { amount: money.full(minimum) });
  if (stake > maximum) return text('aboveMaximum', { amount: money.full(maximum) });
  return stake > balance ? text('aboveBalance') : undefined;
}

function redraw(frame: Frame, limits: Parameters<typeof largestStake>[0]): void {
  const { text, money, board, auto, busy, round, free } = frame;
  board.rule?.set(auto.running ? 'running' : auto.chosen ? 'chosen' : 'off');
  byId('balance').textContent = money.full(frame.balance - frame.staked);
  const most = largestStake(limits, board.highest());
  const problem = round ? undefined : problemOf(frame, { ...limits, maximum: most });
  const isStakeWrong = problem !== undefined && problem !== text('chooseNext');
  byId('stake').setAttribute('aria-invalid', String(isStakeWrong));
  const cash = round && board.cashFactor?.();
  const stake = round ? BigInt(round.total) : (stakeOf(frame) ?? 0n);
  const [word, amount] = auto.running
    ? [text('autoStop'), text('autoLeft', { count: String(auto.left) })]
    : round
      ? cash === undefined
        ? [text('chooseNext'), '']
        : [`${text('cashOut')} ×${factorText(cash)}`, money.full(winOf(stake, cash))]
      : [
          text(auto.chosen ? 'autoStart' : free.stake === undefined ? 'bet' : 'freeRound'),
          problem ?? money.full(stake),
        ];
  byId('bet-word').textContent = word ?? '';
  byId('bet-amount').textContent = amount ?? '';
  const usable = auto.running || (!busy && (round ? cash !== undefined : problem === undefined));
  setUsable(byId('bet'), usable);
  byId('bet').dataset.kind = auto.running ? 'stop' : round ? 'cash' : 'bet';
  const locked = busy || round !== undefined || auto.running;
  frame.stake.lock(locked);
  free.lock(locked);
  board.lock(locked);
  for (const id of ['auto', 'manual']) setUsable(byId(id), !locked);
}

/** Reads the balance from the site; without an answer the old one stays. */
async function refresh(frame: Frame): Promise<void> {
  const { turn } = frame;
  try {
    const { balance } = await post<BalanceView>('/api/balance', { session: frame.session });
    if (frame.turn !== turn) return;
    frame.balance = BigInt(balance);
    frame.redraw();
  } catch (error) {
    if (error instanceof Refused && error.code === 'session_over')
      frame.end(frame.text('sessionOver'));
  }
}

/** Space bets, A halves the stake, S doubles it, wherever no field or button has the focus. */
function takeKeys(frame: Frame): void {
  const stakes = frame.board.total ? {} : { a: 'halve', s: 'twice' };
  const own = frame.board.keys;
  const keys: Readonly<Record<string, string>> = { ' ': 'bet', ...stakes, ...own };
  document.addEventListener('keydown', (event) => {
    const { target, key, repeat, ctrlKey, metaKey, altKey } = event;
    const pressed = document.getElementById(keys[key.toLowerCase()] ?? '');
    const elsewhere = target instanceof Element && target.closest('button, input, a, dialog');
    if (!pressed || elsewhere || repeat || ctrlKey || metaKey || altKey || frame.busy) return;
    event.preventDefault();
    pressed.click();
  });
}

/** Refreshes the balance regularly and when the player returns to the page. */
function keepBalance(frame: Frame): void {
  const look = () => {
    if (!document.hidden && !frame.busy && !frame.round) void frame.refresh();
  };
  setInterval(look, refreshMs);
  document.addEventListener('visibilitychange', look);
}

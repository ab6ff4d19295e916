import { moneyOf } from '@lantern/outside/money';
import { byId, make, prefersStillness, Refused, setUsable } from '@lantern/outside/page';
import { formatTag } from '@lantern/rules';
import { post } from '../../../page/api.ts';
import { makeAutoBet } from '../../../page/frame/auto-bet.ts';
import { makeHistory } from '../../../page/frame/history.ts';
import { makeNotice } from '../../../page/frame/notice.ts';
import type { GameOptions } from '../../../page/frame/options.ts';
import { makeSessionLine } from '../../../page/frame/session-line.ts';
import { makeSound } from '../../../page/frame/sound.ts';
import { makeStakeField } from '../../../page/frame/stake-field.ts';
import { keepOpen } from '../../../page/table/line.ts';
import type { ReefFrame, ReefSeat, ReefVolley } from '../../../wire/reefs.ts';
import type { BalanceView } from '../../../wire/replies.ts';
import { mostShots, reefHunt } from '../rules.ts';
import type { Hunt } from './hunt.ts';
import { makeKindList } from './kind-list.ts';
import { pop } from './pops.ts';
import { problemOf } from './problem.ts';
import type { MakeScene } from './scene.ts';
import { makeReefSheets, signOf } from './sheets.ts';
import { takeAim, takeTrigger } from './trigger.ts';

const refreshMs = 20_000;

/** Starts the opened game: the sea, the guns, and what the others do. */
export async function startReef(options: GameOptions, makeScene: MakeScene): Promise<Hunt> {
  const { opened, text } = options;
  const { currency, digits, session } = opened;
  const money = moneyOf(formatTag(options.language), currency, digits);
  const limits = reefHunt.limitsOf(currency, digits);
  const scene = await makeScene({ root: byId('sea'), isStill: prefersStillness() });
  let aheadMs = 0;
  const hunt: Hunt = {
    ...{ session, text, money, limits, scene },
    stake: makeStakeField({
      ...{ money, digits, chips: limits.chips },
      limits: () => {
        const most = limits.maximum / BigInt(mostShots);
        return { minimum: limits.minimum, maximum: hunt.balance < most ? hunt.balance : most };
      },
      changed: () => hunt.redraw(),
    }),
    auto: makeAutoBet(digits, () => hunt.redraw()),
    history: makeHistory(opened.lastRounds, signOf, text('noRounds')),
    notice: makeNotice(),
    sound: makeSound(),
    count: makeSessionLine(money, opened.sitting),
    now: () => Date.now() - aheadMs,
    balance: BigInt(opened.balance),
    ...{ staked: 0n, unseen: 0n, place: 0, queue: [], busy: false, blocked: false },
    ...{ fast: false, aimed: undefined, wished: undefined },
    redraw: () => redraw(hunt),
    notifyBalance: () => options.notifyParent?.({ type: 'lantern:balance' }),
    refresh: () => refresh(hunt),
    end: (sentence) => {
      scene.rest(true);
      const { notifyParent } = options;
      const back = notifyParent && {
        label: text('backToSite'),
        run: () => notifyParent({ type: 'lantern:close' }),
      };
      options.curtain.fall(`${sentence} ${text('reopen')}`, back);
    },
  };
  byId('trial').hidden = !opened.trial;
  scene.keepTime(hunt.now);
  makeKindList(text, (number) => {
    hunt.wished = number;
    takeAim(hunt, undefined);
  });
  makeReefSheets(hunt, options);
  takeTrigger(hunt);
  openLine(hunt, (now) => {
    aheadMs = Date.now() - now;
  });
  keepBalance(hunt);
  restBehind(hunt);
  hunt.redraw();
  return hunt;
}

function redraw(hunt: Hunt): void {
  const { text, money, auto, stake } = hunt;
  byId('balance').textContent = money.full(hunt.balance - hunt.staked - hunt.unseen);
  const problem = problemOf(hunt);
  byId('stake').setAttribute('aria-invalid', String(problem !== undefined));
  const words = auto.running
    ? [text('autoStop'), text('autoLeft', { count: String(auto.left) })]
    : [text(auto.chosen ? 'autoStart' : 'reefShoot'), problem ?? money.full(stake.stake ?? 0n)];
  byId('bet-word').textContent = words[0] ?? '';
  byId('bet-amount').textContent = words[1] ?? '';
  setUsable(byId('bet'), auto.running || (problem === undefined && !hunt.blocked));
  byId('bet').dataset.kind = auto.running ? 'stop' : 'bet';
  stake.lock(auto.running);
  for (const id of ['auto', 'manual']) setUsable(byId(id), !auto.running);
}

/** Reads the balance from the site; without an answer the old one stays. */
async function refresh(hunt: Hunt): Promise<void> {
  try {
    const { balance } = await post<BalanceView>('/api/balance', { session: hunt.session });
    if (hunt.busy && hunt.staked > 0n) return;
    hunt.balance = BigInt(balance);
    hunt.redraw();
  } catch (error) {
    if (error instanceof Refused && error.code === 'session_over')
      hunt.end(hunt.text('sessionOver'));
  }
}

/** The sea rests on a hidden page and behind a dialog, whose buttons then answer at once. */
function restBehind(hunt: Hunt): void {
  const look = () =>
    hunt.scene.rest(document.hidden || document.querySelector('dialog[open]') !== null);
  document.addEventListener('visibilitychange', look);
  const dialogs = { subtree: true, attributeFilter: ['open'] };
  new MutationObserver(look).observe(document.body, dialogs);
}

/** When the player returns, the balance is read again. */
function keepBalance(hunt: Hunt): void {
  const look = () => {
    if (!document.hidden && !hunt.busy) void hunt.refresh();
  };
  setInterval(look, refreshMs);
  document.addEventListener('visibilitychange', look);
}

function openLine(hunt: Hunt, onTime: (now: number) => void): void {
  const { text, session } = hunt;
  keepOpen('/api/reef/live', {
    hello: { session },
    onMessage: (data) => {
      const frame = JSON.parse(data) as ReefFrame;
      if (frame.type === 'volley') void showOthers(hunt, frame);
      else {
        onTime(frame.now);
        hunt.place = frame.you;
        hunt.scene.seat(
          frame.seats.map(({ place }) => place),
          frame.you,
        );
        drawSeats(hunt, frame.seats);
      }
    },
    onLost: () => hunt.notice.say(text('networkTrouble')),
    onRefused: () => hunt.end(text('sessionOver')),
  });
}

/** The names under the guns. */
function drawSeats({ place: you, text }: Hunt, seats: readonly ReefSeat[]): void {
  const names = [0, 1, 2, 3].map((place) => {
    const seat = seats.find((one) => one.place === place);
    const name = place === you ? text('roomYou') : (seat?.name ?? '');
    return make('li', { class: 'seat', 'data-you': String(place === you) }, name);
  });
  byId('seats').replaceChildren(...names);
  byId('people').textContent = text('roomPlayers', { count: String(seats.length) });
}

/** The shots of another player, one after the other. */
async function showOthers(hunt: Hunt, { place, fish, times, power }: ReefVolley): Promise<void> {
  if (document.hidden) return;
  for (const [at, one] of fish.entries()) {
    const paid = times[at] ?? 0;
    void hunt.scene.shoot({
      ...{ place, fish: one, times: Promise.resolve(paid) },
      onCatch: (where) => {
        const amount = hunt.money.full(BigInt(power) * BigInt(paid));
        pop(where, { amount, times: paid }, false);
      },
    });
    await new Promise((resolve) => setTimeout(resolve, 140));
  }
}

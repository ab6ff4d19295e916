import { byId, make, setUsable } from '@lantern/outside/page';
import { timesText } from '../../limbo/rules.ts';
import { winOf } from '../../money.ts';
import { cashOuts, flight } from '../rules.ts';
import { type FlightPage, flownMs, isIn } from './flight-page.ts';
import { autoAtEntered } from './play.ts';

const shownResults = 24;

/** The last flights, newest first; from ×2 they are green. */
export function drawHistory({ results, text }: FlightPage): void {
  const drawn = results.slice(0, shownResults).map(({ outcome }) => {
    const at = BigInt(String(outcome));
    return make('li', { class: 'sign num', 'data-won': String(at >= 200n) }, timesText(at));
  });
  const none = make('li', { class: 'sign-none' }, text('noRounds'));
  byId('history').replaceChildren(...(drawn.length > 0 ? drawn : [none]));
}

/** Where this player's bet is cashed out by now, in hundredths. */
export function cashedNow(page: FlightPage): bigint | undefined {
  const { bet, round } = page;
  if (!bet || !round) return undefined;
  if (bet.cashOut !== undefined) return bet.cashOut;
  const { outcome } = round;
  const reached =
    outcome !== null && outcome !== undefined
      ? BigInt(String(outcome))
      : round.state === 'flying'
        ? flight.timesAt(flownMs(page))
        : 0n;
  return bet.autoAt <= reached ? bet.autoAt : undefined;
}

/** Draws everything that depends on the state of the page, except the scene. */
export function draw(page: FlightPage): void {
  const { money, balance, stake, bet, auto, watching, text } = page;
  byId('balance').textContent = money.full(balance);
  byId('people').textContent = text('tablePlayers', { count: String(watching) });
  const isLocked = bet !== undefined || page.busy || auto.running;
  stake.lock(isLocked);
  byId<HTMLInputElement>('auto-at').readOnly = isLocked;
  for (const id of ['manual', 'auto']) setUsable(byId(id), !auto.running);
  byId('stake').setAttribute('aria-invalid', String(stakeProblem(page) !== undefined));
  byId('auto-at').setAttribute('aria-invalid', String(autoAtEntered(page) === undefined));
  drawButton(page);
  drawOthers(page);
}

function stakeProblem({ stake: { stake }, limits, balance, text, money }: FlightPage) {
  const { minimum, maximum } = limits;
  if (stake === undefined || stake < minimum)
    return text('belowMinimum', { amount: money.full(minimum) });
  if (stake > maximum) return text('aboveMaximum', { amount: money.full(maximum) });
  return stake > balance ? text('aboveBalance') : undefined;
}

/** What the button says, whether it can be pressed, and its colour. */
function buttonOf(page: FlightPage): { word: string; amount: string; can: boolean; kind: string } {
  const { text, money, bet, auto, busy, limits } = page;
  const quiet = (word: string) => ({ word, amount: '', can: false, kind: 'bet' });
  const at = cashedNow(page);
  if (at !== undefined) return quiet(cashedText(page, at));
  if (bet && isIn(page, 'flying')) {
    const now = flight.timesAt(flownMs(page));
    const amount = money.full(winOf(bet.total, now * 100n));
    return { word: text('cashOut'), amount, can: !busy && now >= cashOuts.least, kind: 'cash' };
  }
  if (auto.running) {
    const amount = text('autoLeft', { count: String(auto.left) });
    return { word: text('autoStop'), amount, can: true, kind: 'stop' };
  }
  if (busy) return quiet(text('tableConfirming'));
  if (bet && !isIn(page, 'betting', 'closed')) return quiet(text('tableLost'));
  if (bet) return quiet(text('tableAccepted', { amount: money.full(bet.total) }));
  if (!isIn(page, 'betting')) return quiet(text('crashWait'));
  const problem = stakeProblem(page);
  if (problem !== undefined) return quiet(problem);
  if (autoAtEntered(page) === undefined) {
    const most = flight.ceilingOf(page.stake.stake || 1n, limits.cap);
    return quiet(text('crashAutoInvalid', { most: timesText(most) }));
  }
  const word = text(auto.chosen ? 'autoStart' : 'bet');
  return { word, amount: money.full(page.stake.stake ?? 0n), can: true, kind: 'bet' };
}

const cashedText = ({ text, money, bet }: FlightPage, at: bigint): string =>
  text('crashCashed', {
    ...{ times: timesText(at), amount: money.full(winOf(bet?.total ?? 0n, at * 100n)) },
  });

/** The button alone; it changes with the multiplier. */
export function drawButton(page: FlightPage): void {
  const { word, amount, can, kind } = buttonOf(page);
  const set = (id: string, text: string) => {
    const element = byId(id);
    if (element.textContent !== text) element.textContent = text;
  };
  set('bet-word', word);
  set('bet-amount', amount);
  const button = byId('bet');
  button.dataset.kind = kind;
  setUsable(button, can);
}

function drawOthers({ group, money, text }: FlightPage): void {
  const rows = (group?.bets ?? []).map(({ name, total, cashOut }) => {
    const at = cashOut === undefined ? undefined : BigInt(cashOut);
    const won = at === undefined ? BigInt(total) : winOf(BigInt(total), at * 100n);
    return make(
      'li',
      { class: 'flight-other', 'data-out': String(at !== undefined) },
      make('span', {}, name),
      make('b', {}, at === undefined ? '' : `×${timesText(at)}`),
      make('strong', {}, money.short(won)),
    );
  });
  const none = make('li', { class: 'quiet' }, text('tableNoOthers'));
  byId('others').replaceChildren(...(rows.length > 0 ? rows : [none]));
}

/** The line under the multiplier. */
export function drawState(page: FlightPage): void {
  const { round, text, aheadMs } = page;
  const leftMs = round ? round.until + aheadMs - Date.now() : 0;
  const seconds = String(Math.max(0, Math.ceil(leftMs / 1_000)));
  const words =
    round?.state === 'betting'
      ? text('crashNext', { seconds })
      : round?.state === 'closed'
        ? text('tableClosed')
        : round?.state === 'flying'
          ? text('crashFlying')
          : round?.state === 'void'
            ? text('tableVoid')
            : round?.outcome
              ? text('crashEnded', { times: timesText(BigInt(String(round.outcome))) })
              : text('tableWaiting');
  const state = byId('state');
  if (state.textContent !== words) state.textContent = words;
}

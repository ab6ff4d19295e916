import { byId, make, onPress, randomHex, setUsable } from '@lantern/outside/page';
import { marketText, oddsShown, pickText } from '../../games/league/league.ts';
import { choices } from '../frame/parts.ts';
import { makeStakeField } from '../frame/stake-field.ts';
import { states } from '../table/draw.ts';
import { sendBet } from '../table/send-bet.ts';
import { fixturesNow, isBetting, type League, mostOf, ticketsOf } from './league.ts';

/** The form of the slip: singles or an accumulator, the stake, and the button. */
export function makeSlip(league: League, digits: number): void {
  const { text, money, limits } = league;
  const modes = choices(
    text('leagueSlip'),
    [
      { value: 'singles', text: text('leagueSingles') },
      { value: 'multi', text: text('leagueMulti') },
    ],
    (mode: League['mode']) => {
      league.mode = mode;
      league.redraw();
    },
  );
  modes.choose(league.mode);
  byId('modes').replaceChildren(modes.element);
  league.stakeField = makeStakeField({
    ...{ money, digits, chips: limits.chips },
    limits: () => {
      const each = BigInt(Math.max(1, ticketsOf(league).length));
      const free = limits.maximum - placedIn(league);
      const most = free < league.balance ? free : league.balance;
      return { minimum: limits.minimum, maximum: most / each };
    },
    changed: () => league.redraw(),
  });
  onPress(byId('bet'), () => void placeSlip(league));
}

const placedIn = ({ bets }: League): bigint => bets.reduce((sum, { stake }) => sum + stake, 0n);

/** Two picks on one match, or one match alone, are no accumulator. */
const isNoMulti = ({ mode, picks }: League): boolean =>
  mode === 'multi' &&
  (picks.length < 2 || new Set(picks.map(({ match }) => match)).size < picks.length);

/** Why the slip cannot be placed, as a sentence. */
function problemOf(league: League, stake: bigint | undefined): string | undefined {
  const { text, money, limits, balance, picks, bets } = league;
  if (!isBetting(league)) return text(states[league.round?.state ?? ''] ?? 'tableWaiting');
  if (picks.length === 0) return text('leagueSlipEmpty');
  if (isNoMulti(league)) return text('leagueOnePick');
  if (stake === undefined || stake < limits.minimum)
    return text('belowMinimum', { amount: money.full(limits.minimum) });
  const tickets = ticketsOf(league);
  const total = stake * BigInt(tickets.length);
  if (placedIn(league) + total > limits.maximum)
    return text('tableTooMuch', { amount: money.full(limits.maximum) });
  const wins = [...tickets.map((ticket) => ({ ticket, stake })), ...bets].reduce(
    (sum, bet) => sum + mostOf(league, bet.ticket, bet.stake),
    0n,
  );
  if (wins > limits.cap) return text('leagueCap', { amount: money.full(limits.cap) });
  return total > balance ? text('aboveBalance') : undefined;
}

/** Draws the picks, what they can pay, and whether they can be placed. */
export function drawSlip(league: League): void {
  const { text, money, picks, busy, stakeField } = league;
  const stake = stakeField?.stake;
  const fixtures = fixturesNow(league);
  const rows = picks.map(({ match, offer }) => {
    const fixture = fixtures[match];
    const remove = make('button', { type: 'button', class: 'slip-remove' });
    remove.append(
      make('span', { 'aria-hidden': 'true' }, '×'),
      make('span', { class: 'unseen' }, text('leagueRemove')),
    );
    onPress(remove, () => {
      league.picks = picks.filter((one) => one.match !== match || one.offer !== offer);
      league.redraw();
    });
    return make(
      'li',
      {},
      make(
        'span',
        { class: 'slip-pick' },
        make('b', {}, `${pickText(offer.pick, text)} `),
        `${marketText(offer.pick, text)} · ${fixture?.home.code}–${fixture?.away.code}`,
      ),
      make('b', { class: 'num' }, oddsShown(offer.odds)),
      remove,
    );
  });
  byId('picks').replaceChildren(...rows);
  byId('slip-form').hidden = picks.length === 0;
  const problem = problemOf(league, stake);
  const tickets = ticketsOf(league);
  const total = (stake ?? 0n) * BigInt(tickets.length);
  const word = busy
    ? text('tableConfirming')
    : (problem ?? text('tableConfirm', { amount: money.full(total) }));
  byId('bet-word').textContent = word;
  const pays = tickets.reduce((sum, ticket) => sum + mostOf(league, ticket, stake ?? 0n), 0n);
  byId('bet-pays').textContent =
    problem || busy ? '' : text('leaguePays', { amount: money.full(pays) });
  setUsable(byId('bet'), !busy && problem === undefined);
}

/** Places the tickets of the slip one after the other; each is a bet of its own. */
async function placeSlip(league: League): Promise<void> {
  const { round, session, notice, text, money, stakeField } = league;
  const stake = stakeField?.stake;
  if (!round || league.busy || stake === undefined || problemOf(league, stake)) return;
  const { roundId } = round;
  league.busy = true;
  notice.clear();
  league.redraw();
  let placed = 0n;
  for (const ticket of ticketsOf(league)) {
    const wish = { session, roundId, betKey: randomHex(16), stakes: { [ticket]: String(stake) } };
    if ((await sendBet(league, wish)) !== 'placed') break;
    placed += stake;
    if (league.round?.roundId === roundId) league.bets.push({ ticket, stake });
    league.picks = league.mode === 'multi' ? [] : league.picks.slice(1);
  }
  if (placed > 0n && league.picks.length === 0)
    notice.say(text('tableAccepted', { amount: money.full(placed) }));
  league.busy = false;
  league.redraw();
}

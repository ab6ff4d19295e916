import { randomInt, randomUUID } from 'node:crypto';
import { fromHub88, type Hub88Transaction, toHub88 } from '@lantern/contracts/hub88-wallet';
import type { Answer, Dialect, Intent, Play } from './dialect.ts';
import type { Supplier } from './supplier.ts';
import { wheelPage } from './wheel-page.ts';

/** What a page of the supplier's game asks, and the answer. */
export interface SupplierGame {
  readonly page: string;
  answer(what: string, asked: unknown): Promise<object>;
  stop(): void;
}

interface WheelOptions {
  /** The origin of the site. */
  site: string;
  dialect: Dialect;
  supplier: Supplier;
  /** The pause before a call that was not answered is repeated, in milliseconds. */
  againMs?: number;
}

const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
const colourOf = (pocket: number) => (pocket === 0 ? 'green' : reds.has(pocket) ? 'red' : 'black');

const sentences: Partial<Record<string, string>> = {
  RS_ERROR_NOT_ENOUGH_MONEY: 'Your balance is lower than the stake.',
  RS_ERROR_TOKEN_EXPIRED: 'The game has ended. Open it again from the site.',
  RS_ERROR_INVALID_TOKEN: 'The game has ended. Open it again from the site.',
  RS_ERROR_LIMIT_REACHED: 'The stake is above one of your limits.',
  RS_ERROR_USER_DISABLED: 'You can’t play right now.',
};

/** Digits after the decimal point, by one major unit in Hub88's amounts. */
const digitsOf = (currency: string) => String(fromHub88(100_000, currency)).length - 1;

/** An amount as a player types it. */
const typed = (minor: bigint, currency: string) => {
  const digits = digitsOf(currency);
  const text = String(minor).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
};

/** An amount to read, with its thousands apart. */
const shown = (minor: bigint, currency: string) =>
  `${typed(minor, currency).replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',')} ${currency}`;

/** Minor units of a typed amount; undefined for anything else than an amount above zero. */
function stakeOf(entered: unknown, currency: string): bigint | undefined {
  const [, units, part = ''] = /^(\d{1,9})(?:\.(\d{1,8}))?$/.exec(String(entered).trim()) ?? [];
  const digits = digitsOf(currency);
  if (units === undefined || part.length > digits) return undefined;
  const stake = BigInt(units + part.padEnd(digits, '0'));
  return stake > 0n ? stake : undefined;
}

/** A call that the site must receive; it has the same ids at each attempt. */
interface Owed {
  play: Play;
  intent: Intent;
}

/**
 * A wheel in a browser, with the wallet calls of a real supplier: a bet without an answer is rolled
 * back, and a win is repeated until the site has it.
 */
export function makeWheel({
  site,
  dialect,
  supplier,
  againMs = 1_000,
}: WheelOptions): SupplierGame {
  const owed: Owed[] = [];

  async function send(play: Play, intent: Intent): Promise<Answer | undefined> {
    const message = dialect.message(play, intent);
    try {
      const response = await fetch(new URL(message.path, site), {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...dialect.sign(message, Date.now()) },
        body: message.body,
        signal: AbortSignal.timeout(5_000),
      });
      return dialect.read(await response.text(), play);
    } catch {
      return undefined;
    }
  }

  let settling = false;
  /** Sends again what is owed, oldest first, until a call is not answered. */
  async function settle(): Promise<void> {
    if (settling) return;
    settling = true;
    for (let next = owed[0]; next && (await send(next.play, next.intent)); next = owed[0])
      owed.shift();
    settling = false;
  }
  const timer = setInterval(() => void settle(), againMs);
  timer.unref();

  /** Sends a call, and again later if it is not answered. */
  async function deliver(play: Play, intent: Intent): Promise<Answer | undefined> {
    const answer = await send(play, intent);
    if (!answer) owed.push({ play, intent });
    return answer;
  }

  const note = (play: Play, kind: string, intent: { id: string; round: string }, rest: object) =>
    supplier.transactions.push({
      ...{ transaction_uuid: intent.id, kind, transaction_status: 'TS_SUCCESS' },
      ...{ amount: 0, currency: play.currency, round: intent.round, ...rest },
    } satisfies Hub88Transaction);

  async function spin(play: Play, colour: string, stake: bigint): Promise<object> {
    const { currency } = play;
    const bet = { kind: 'bet', id: randomUUID(), round: randomUUID(), amount: stake } as const;
    const taken = await send(play, bet);
    if (taken?.word !== dialect.words.ok) {
      const { round } = bet;
      if (!taken)
        await deliver(play, { kind: 'rollback', id: randomUUID(), target: bet.id, round });
      const text = taken ? sentences[taken.word] : undefined;
      return { ...balanceOf(taken, play), text: text ?? 'The bet wasn’t accepted.' };
    }
    note(play, 'TK_BET', bet, { amount: toHub88(stake, currency) });
    const pocket = randomInt(37);
    const amount = colourOf(pocket) === colour ? 2n * stake : 0n;
    const ids = { id: randomUUID(), bet: bet.id, round: bet.round };
    const win = { kind: 'win', ...ids, amount, closes: true } as const;
    note(play, 'TK_WIN', win, {
      ...{ amount: toHub88(amount, currency), reference_transaction_uuid: bet.id },
    });
    const paid = await deliver(play, win);
    const text = amount > 0n ? `You won ${shown(amount, currency)}.` : 'No win this time.';
    return { ...balanceOf(paid, play), pocket, colour: colourOf(pocket), text };
  }

  const balanceOf = (answer: Answer | undefined, { currency }: Play) =>
    answer?.balance === undefined ? {} : { balance: shown(answer.balance, currency) };

  /** The play of a token that the site has sent with a launch. */
  function playOf(token: unknown): Play | undefined {
    const launch = supplier.launches.find((one) => one.token === token);
    return launch?.user && launch.token
      ? { player: launch.user, token: launch.token, currency: launch.currency }
      : undefined;
  }

  return {
    page: wheelPage,
    async answer(what, asked) {
      const { token, colour, stake: entered } = (asked ?? {}) as Record<string, unknown>;
      const play = playOf(token);
      if (!play) return { text: 'The stand-in has no demo. Open the game with a real account.' };
      if (what === 'open') {
        const answer = await send(play, { kind: 'balance' });
        const text = answer ? 'Choose a colour.' : 'The site does not answer.';
        return { ...balanceOf(answer, play), stake: typed(1_000n, play.currency), text };
      }
      const stake = stakeOf(entered, play.currency);
      if (what !== 'spin' || (colour !== 'red' && colour !== 'black') || stake === undefined)
        return { text: 'Type an amount, and choose red or black.' };
      return spin(play, colour, stake);
    },
    stop: () => clearInterval(timer),
  };
}

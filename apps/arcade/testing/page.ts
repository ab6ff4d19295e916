import { randomBytes } from 'node:crypto';
import type { Reply } from '@lantern/outside/reply';
import type { WrittenStakes } from '../src/games/lucky-bowl/stakes.ts';
import type { Dice } from '../src/games/lucky-bowl/symbols.ts';
import type {
  BalanceView,
  Commitment,
  OpenView,
  Rotation,
  RoundFacts,
  RoundView,
} from '../src/wire/replies.ts';

export interface Answered<Value> {
  status: number;
  headers: Headers;
  reply: Reply<Value>;
}

async function answered<Value>(response: Response): Promise<Answered<Value>> {
  return {
    status: response.status,
    headers: response.headers,
    reply: (await response.json()) as Reply<Value>,
  };
}

/** Sends a body like the page does. */
export async function post<Value>(
  url: string,
  path: string,
  body: unknown,
  more: Record<string, string> = {},
): Promise<Answered<Value>> {
  const headers = { 'content-type': 'application/json', ...more };
  return answered(await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) }));
}

export async function get<Value>(url: string, path: string): Promise<Answered<Value>> {
  return answered(await fetch(url + path));
}

/** The value of a success; throws for a refusal. */
export function accepted<Value>({ reply }: Answered<Value>): Value {
  if (!reply.success) throw new Error(`refused: ${reply.code}`);
  return reply.value;
}

/** The code of a refusal; throws for a success. */
export function refusedWith({ reply }: Answered<unknown>): string {
  if (reply.success) throw new Error('not refused');
  return reply.code;
}

/** A round of Lucky Bowl. */
export type BowlRound = RoundView<WrittenStakes, Dice>;

/** The sum of the stakes of Lucky Bowl; zero for stakes that are none. */
const sumOf = (stakes: object): string =>
  String(Object.values(stakes).reduce((sum: bigint, one) => sum + BigInt(one), 0n));

export interface Step {
  session: string;
  game: string;
  roundId: string;
  step: number;
  action: object;
}

export const newKey = (): string => randomBytes(16).toString('hex');

/** The calls of the game page. */
export function openPage(url: string) {
  return {
    open: (token: string, game = 'lucky-bowl') => post<OpenView>(url, '/api/open', { token, game }),
    /** A round of Lucky Bowl. */
    play: (session: string, choice: object, roundKey = newKey()) =>
      post<BowlRound>(url, '/api/rounds', {
        ...{ session, game: 'lucky-bowl', roundKey, stake: sumOf(choice), choice },
      }),
    /** A round of any game. */
    bet: (session: string, game: string, stake: string, choice: object, roundKey = newKey()) =>
      post<RoundView>(url, '/api/rounds', { session, game, roundKey, stake, choice }),
    /** A free round of a game. */
    free: (session: string, game: string, stake: string, roundKey = newKey()) =>
      post<RoundView>(url, '/api/rounds', {
        ...{ session, game, roundKey, stake, choice: {}, free: true },
      }),
    step: (step: Step) => post<RoundView>(url, '/api/steps', step),
    rotate: (session: string, clientSeed: string) =>
      post<Rotation>(url, '/api/seed', { session, clientSeed }),
    balance: (session: string) => post<BalanceView>(url, '/api/balance', { session }),
    commitment: (session: string) => post<Commitment>(url, '/api/commitment', { session }),
    facts: (roundId: string) => get<RoundFacts>(url, `/api/rounds/${roundId}`),
  };
}

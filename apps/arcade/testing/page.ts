import { randomBytes } from 'node:crypto';
import type { Reply } from '@lantern/outside/reply';
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

export const newKey = (): string => randomBytes(16).toString('hex');

/** The calls of the game page. */
export function openPage(url: string) {
  return {
    open: (token: string) => post<OpenView>(url, '/api/open', { token }),
    play: (session: string, stakes: object, roundKey = newKey()) =>
      post<RoundView>(url, '/api/rounds', { session, roundKey, stakes }),
    rotate: (session: string, clientSeed: string) =>
      post<Rotation>(url, '/api/seed', { session, clientSeed }),
    balance: (session: string) => post<BalanceView>(url, '/api/balance', { session }),
    commitment: (session: string) => post<Commitment>(url, '/api/commitment', { session }),
    facts: (roundId: string) => get<RoundFacts>(url, `/api/rounds/${roundId}`),
  };
}

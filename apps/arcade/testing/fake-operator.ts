import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import {
  authenticateRequest,
  balanceRequest,
  betRequest,
  freeBetRequest,
  rollbackRequest,
  winRequest,
} from '@lantern/contracts/seamless-wallet';
import { verify } from '@lantern/signing';
import * as z from 'zod/mini';
import { FakeLedger, type Outcome } from './fake-ledger.ts';

export const operatorSecret = 'a-secret-that-only-the-tests-know';

export type CallName = 'authenticate' | 'balance' | 'bet' | 'free-bet' | 'win' | 'rollback';

/**
 * What goes wrong with one call.
 * - `hang`: never carried out, never answered; `hang_after`: carried out, never answered.
 * - `hold`: carried out and answered at `release`; `hold_after`: answered at `release`.
 * - `fail`: status 500; `fail_after`: carried out, then status 500.
 * - `drop_after`: carried out, then the connection breaks.
 * - a code: rejected with this code.
 */
export type Mishap =
  | 'hang'
  | 'hang_after'
  | 'hold'
  | 'hold_after'
  | 'fail'
  | 'fail_after'
  | 'drop_after'
  | { code: string; status: number };

export interface SeenCall {
  name: CallName;
  body: Record<string, unknown>;
}

/** A site on real HTTP: checks signatures and bodies, keeps balances, misbehaves on request. */
export class FakeOperator {
  readonly ledger = new FakeLedger();
  readonly seen: SeenCall[] = [];
  /** Requests that violated the protocol. */
  readonly faults: string[] = [];
  #held: (() => void)[] = [];
  readonly #mishaps = new Map<CallName, Mishap[]>();
  readonly #server = createServer((request, response) => void this.#serve(request, response));
  readonly #acts = {
    authenticate: act(authenticateRequest, (call) => this.ledger.authenticate(call.token)),
    balance: act(balanceRequest, (call) => this.ledger.balance(call.playerId)),
    bet: act(betRequest, ({ requestId: _, ...call }) => this.ledger.bet(call)),
    'free-bet': act(freeBetRequest, ({ requestId: _, ...call }) => this.ledger.freeBet(call)),
    win: act(winRequest, ({ requestId: _, ...call }) => this.ledger.win(call)),
    rollback: act(rollbackRequest, ({ requestId: _, ...call }) => this.ledger.rollback(call)),
  };

  async start(port = 0): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
    return this;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Makes the next calls of this name go wrong, one by one. */
  next(name: CallName, ...mishaps: Mishap[]): void {
    this.#mishaps.set(name, [...(this.#mishaps.get(name) ?? []), ...mishaps]);
  }

  /** Ends all misbehaviour. */
  forgive(): void {
    this.#mishaps.clear();
  }

  /** The calls of this name so far. */
  calls(name: CallName): Record<string, unknown>[] {
    return this.seen.filter((call) => call.name === name).map((call) => call.body);
  }

  /** Carries out the held calls in order. */
  release(): void {
    for (const carryOn of this.#held.splice(0)) carryOn();
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const path = request.url ?? '';
    const name = path.replace('/vendor/bgs/', '') as CallName;
    const verdict = verify(
      [operatorSecret],
      { method: 'POST', path, body },
      request.headers,
      Date.now(),
    );
    if (verdict !== 'valid' || !(name in this.#acts)) {
      this.faults.push(`${verdict} on ${path}`);
      answer(response, { code: 'bad_signature', status: 401 }, '');
      return;
    }
    const fields = JSON.parse(body) as Record<string, unknown>;
    this.seen.push({ name, body: fields });
    this.#reply(response, name, fields, this.#mishaps.get(name)?.shift());
  }

  #reply(
    response: ServerResponse,
    name: CallName,
    fields: Record<string, unknown>,
    mishap: Mishap | undefined,
  ): void {
    if (mishap === 'hang') return;
    if (mishap === 'hold') {
      this.#held.push(() => this.#reply(response, name, fields, undefined));
      return;
    }
    const outcome = this.#carryOut(name, fields, mishap);
    const reply = () => answer(response, outcome, String(fields.requestId));
    if (mishap === 'drop_after') response.destroy();
    else if (mishap === 'hold_after') this.#held.push(reply);
    else if (mishap !== 'hang_after') reply();
  }

  #carryOut(name: CallName, fields: Record<string, unknown>, mishap: Mishap | undefined): Outcome {
    if (typeof mishap === 'object') return mishap;
    if (mishap === 'fail') return failure;
    const outcome = this.#acts[name](fields);
    if (outcome === 'malformed') {
      this.faults.push(`malformed ${name}: ${JSON.stringify(fields)}`);
      return { code: 'invalid_input', status: 400 };
    }
    return mishap === 'fail_after' ? failure : outcome;
  }
}

const failure: Outcome = { code: 'internal_error', status: 500 };

function act<Schema extends z.ZodMiniType>(
  schema: Schema,
  carryOut: (call: z.output<Schema>) => Outcome,
) {
  return (fields: unknown): Outcome | 'malformed' => {
    const parsed = z.safeParse(schema, fields);
    return parsed.success ? carryOut(parsed.data) : 'malformed';
  };
}

function answer(response: ServerResponse, outcome: Outcome, requestId: string): void {
  const reply =
    'value' in outcome
      ? { success: true, value: { requestId, ...outcome.value } }
      : { success: false, code: outcome.code, message: 'refused' };
  response.writeHead('value' in outcome ? 200 : outcome.status, {
    'content-type': 'application/json',
  });
  response.end(JSON.stringify(reply));
}

import { randomUUID } from 'node:crypto';
import type { TransferValue } from '@lantern/contracts/transfer-wallet';
import type { Reply } from '@lantern/outside/reply';
import type { TestDatabase } from '@lantern/outside/testing/database';
import { sign } from '@lantern/signing';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildParlour } from '../src/app.ts';
import type { OpenView, RollView } from '../src/play/replies.ts';

export const secret = 'the site signs with this secret in tests';
export const publicUrl = 'https://parlour.example';

export interface Answer<Value> {
  status: number;
  reply: Reply<Value>;
}

/** The value of a success; throws for a refusal, with its code. */
export function accepted<Value>({ reply }: Answer<Value>): Value {
  if (!reply.success) throw new Error(reply.code);
  return reply.value;
}

/** A whole parlour in this process with one player, and the calls of the site and the page. */
export class TestParlour {
  readonly playerId = randomUUID();
  readonly app: FastifyInstance;
  readonly url: string;

  private constructor(app: FastifyInstance, url: string) {
    this.app = app;
    this.url = url;
  }

  static async start(
    { url: databaseUrl }: TestDatabase,
    pagesFolder?: string,
  ): Promise<TestParlour> {
    const app = await buildParlour(
      {
        ...{ port: 0, host: '127.0.0.1', databaseUrl, secret, publicUrl, hangMs: 150 },
        ...{ frameAncestors: ['http://localhost:3000'], trustedProxies: [], logLevel: 'silent' },
      },
      { log: pino({ level: 'silent' }), ...(pagesFolder ? { pagesFolder } : {}) },
    );
    const parlour = new TestParlour(app, await app.listen({ host: '127.0.0.1', port: 0 }));
    await parlour.call('/v1/players', {
      playerId: parlour.playerId,
      currency: 'VND',
      digits: 0,
      nickname: 'Mai',
    });
    return parlour;
  }

  /** A signed call of the site; a test may sign it with another key. */
  async call<Value>(path: string, message: object, key = secret): Promise<Answer<Value>> {
    const body = JSON.stringify(message);
    const signed = sign(key, { method: 'POST', path, body }, Date.now());
    return this.#send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signed },
      body,
    });
  }

  move(
    kind: 'in' | 'out',
    reference: string,
    amount: string,
    change = {},
  ): Promise<Answer<TransferValue>> {
    const body = { playerId: this.playerId, currency: 'VND', reference, amount, ...change };
    return this.call(`/v1/transfers/${kind}`, body);
  }

  takeAll(reference: string): Promise<Answer<TransferValue>> {
    return this.call('/v1/transfers/out-all', {
      playerId: this.playerId,
      currency: 'VND',
      reference,
    });
  }

  status(reference: string): Promise<Answer<TransferValue>> {
    return this.call('/v1/transfers/status', { reference });
  }

  async balance(): Promise<string> {
    const body = { playerId: this.playerId, currency: 'VND' };
    return accepted(await this.call<{ balance: string }>('/v1/balance', body)).balance;
  }

  async setMood(mood: string, transfers?: number, playerId?: string): Promise<number> {
    const { status } = await this.#send('/desk/mood', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        mood,
        ...(transfers && { transfers }),
        ...(playerId && { playerId }),
      }),
    });
    return status;
  }

  /** A call of the desk; returns its status. */
  async desk(method: 'PUT' | 'DELETE', path: string, body?: object): Promise<number> {
    const { status } = await this.#send(path, {
      method,
      ...(body && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    return status;
  }

  /** A call of the game's page. */
  page<Value>(path: string, body: object): Promise<Answer<Value>> {
    return this.#send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  async launch(): Promise<string> {
    const look = { gameCode: 'moon-dice', language: 'en', theme: 'dark' };
    const body = { playerId: this.playerId, currency: 'VND', ...look };
    return accepted(await this.call<{ url: string }>('/v1/launch', body)).url;
  }

  /** The game, opened by a launch of the site. */
  async open(): Promise<OpenView> {
    const token = new URL(await this.launch()).searchParams.get('token') ?? '';
    return accepted(await this.page<OpenView>('/api/open', { token }));
  }

  roll(
    session: string,
    stake: string,
    chance = 50,
    key: string = randomUUID(),
  ): Promise<Answer<RollView>> {
    return this.page('/api/roll', { session, key, stake, chance });
  }

  async #send<Value>(path: string, init: RequestInit): Promise<Answer<Value>> {
    const answer = await fetch(new URL(path, this.url), init);
    return { status: answer.status, reply: (await answer.json()) as Reply<Value> };
  }
}

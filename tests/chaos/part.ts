import { setTimeout as sleep } from 'node:timers/promises';
import { sign } from '@lantern/signing';
import type { Actor, Login } from './cast.ts';
import type { Chance } from './chance.ts';
import type { Entry } from './journal.ts';
import type { Scene } from './scene.ts';
import { Standing } from './standing.ts';

export interface Answer {
  status: number;
  success: boolean;
  code?: string;
  value?: Record<string, unknown>;
}
/** The reference that an answer names. */
export const referenceOf = (answer: Answer) => String(answer.value?.reference);
export type Send = (change?: object) => Promise<Answer>;

/** Milliseconds. */
const patienceMs = 4000;
const pauseMs = 60;
const longestPauseMs = 1000;
/** Before repeating a call that is in progress or rate-limited, because each attempt counts. */
const longPauseMs = 2000;
const later: readonly (string | undefined)[] = ['idempotency_in_progress', 'too_many_requests'];
/** Says nothing of the call: a page seals it again, as after a Redis that forgot its nonces. */
const stale = 'sealed_body_stale';

/** The calls of an actor to the site, and their verdicts. */
export class Part {
  readonly actor: Actor;
  readonly chance: Chance;
  readonly scene: Scene;
  readonly standing: Standing;

  constructor(actor: Actor, chance: Chance, scene: Scene) {
    this.actor = actor;
    this.chance = chance;
    this.scene = scene;
    this.standing = scene.standings.get(actor.id) ?? new Standing(actor.id, 0n);
  }

  /** Records an operation before it is sent. */
  note(kind: string, key: string, effect = 0n, ledgerKey?: string): Entry {
    return this.scene.journal.write({ key, kind, member: this.actor.id, effect, ledgerKey });
  }

  /**
   * Repeats an operation until a certain answer: a success, or a refusal that is not temporary.
   * @param isEnd whether a success is the awaited one; every success by default
   */
  async until(
    entry: Entry,
    send: Send,
    isEnd: (answer: Answer) => boolean = () => true,
  ): Promise<Answer | undefined> {
    return this.standing.during(async () => {
      while (performance.now() < this.scene.giveUpAt) {
        entry.attempts += 1;
        const answer = await send().catch(() => undefined);
        if (answer) entry.heard = `${answer.status} ${answer.code ?? 'success'}`;
        if (answer && this.#isSure(answer) && (!answer.success || isEnd(answer)))
          return this.#take(entry, answer);
        await sleep(pauseAfter(entry.attempts, answer) + this.chance.between(0, pauseMs));
      }
      return undefined;
    });
  }

  #take(entry: Entry, answer: Answer): Answer {
    entry.verdict = answer.success ? 'ok' : (answer.code ?? 'refused');
    entry.allowed = [...this.standing.allowed];
    if (answer.success) this.standing.balance += entry.effect;
    return answer;
  }

  /** Sometimes repeats an operation, which must get the same answer. */
  async again(entry: Entry, send: Send, percent: number): Promise<void> {
    if (!this.chance.happens(percent)) return;
    const answer = await send().catch(() => undefined);
    if (answer && this.#isSure(answer) && !answer.success)
      this.complain(
        'L2 a repeat gets the same answer',
        `${entry.kind} ${entry.key}: ${answer.code} on the repeat`,
      );
  }

  /** Sometimes sends the same key with another amount, which must be rejected. */
  async twist(entry: Entry, send: Send, amount: string): Promise<void> {
    if (!this.chance.happens(2)) return;
    const answer = await send({ amount: (BigInt(amount) + 1n).toString() }).catch(() => undefined);
    if (answer?.success)
      this.complain(
        'L5 one key, one content',
        `${entry.kind} ${entry.key}: accepted again with another amount`,
      );
  }

  /**
   * The login of who has left is over, which says nothing of a word: it is sent again by the next
   * one.
   */
  #isSure(answer: Answer): boolean {
    return isSure(answer) && !(this.standing.isExcluded && answer.code === 'session_expired');
  }

  complain(rule: string, what: string): void {
    this.scene.broken.push({ rule, what });
  }

  /** A call of a vendor or a payment gateway. */
  machine(path: string, body: unknown, secret: string): Promise<Answer> {
    const text = JSON.stringify(body);
    const signed = { ...sign(secret, { method: 'POST', path, body: text }, Date.now()) };
    return this.#request('POST', path, { ...signed, 'content-type': 'application/json' }, text);
  }

  /** A call of the member's page. */
  look(path: string): Promise<Answer> {
    return this.#request('GET', path, credentials(this.actor.playing));
  }

  page(path: string, body: object, key: string): Promise<Answer> {
    return this.#send('POST', path, body, {
      ...credentials(this.actor.playing),
      'idempotency-key': key,
    });
  }

  /** An idempotent call of the page: the last one counts. */
  put(path: string, body: object): Promise<Answer> {
    return this.#send('PUT', path, body, credentials(this.actor.playing));
  }

  /** A call of the page with an encrypted body. */
  async sealed(path: string, body: object, key: string): Promise<Answer> {
    const login = credentials(this.actor.playing);
    const headers = { ...login, 'idempotency-key': key, 'content-type': 'application/jose' };
    return this.#request('POST', path, headers, await this.scene.seal('POST', path, body));
  }

  /** A call of the staff for this member. */
  staff(
    path: string,
    body: object,
    key: string,
    person: 'clerk' | 'reviewer' = 'clerk',
  ): Promise<Answer> {
    return this.#send('POST', path, body, {
      ...credentials(this.actor[person]),
      'idempotency-key': key,
    });
  }

  /** A page of the staff. */
  staffLook(path: string): Promise<Answer> {
    return this.#request('GET', path, credentials(this.actor.clerk));
  }

  #send(
    method: string,
    path: string,
    body: object,
    headers: Record<string, string>,
  ): Promise<Answer> {
    return this.#request(
      method,
      path,
      { ...headers, 'content-type': 'application/json' },
      JSON.stringify(body),
    );
  }

  /** One attempt; sometimes the caller disconnects before the answer. */
  async #request(
    method: string,
    path: string,
    headers: Record<string, string>,
    body: string | null = null,
  ): Promise<Answer> {
    const patience = this.chance.happens(5) ? this.chance.between(1, 50) : patienceMs;
    const signal = AbortSignal.timeout(patience);
    const reply = await fetch(this.scene.url + path, { method, signal, headers, body });
    return { status: reply.status, ...((await reply.json()) as Omit<Answer, 'status'>) };
  }
}

function pauseAfter(attempts: number, answer: Answer | undefined): number {
  if (answer && (answer.success || later.includes(answer.code))) return longPauseMs;
  return Math.min(longestPauseMs, pauseMs * 2 ** (attempts - 1));
}

/** Whether an answer is the verdict of an operation, and not of an attempt. */
export const isSure = ({ status, code }: Pick<Answer, 'status' | 'code'>): boolean =>
  status < 500 && status !== 429 && !later.includes(code) && code !== stale;

const credentials = ({ token, cookie }: Login): Record<string, string> => ({
  authorization: `Bearer ${token}`,
  cookie,
});

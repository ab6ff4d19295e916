import { vi } from 'vitest';
import type { RefusalCode } from '../../refusal.ts';
import type { Commitment, OpenView, RoundView } from '../../wire/replies.ts';

type Answer = () => Promise<Response>;

export const commitment: Commitment = {
  serverSeedHash: 'a'.repeat(64),
  nextServerSeedHash: 'b'.repeat(64),
  clientSeed: 'mine',
  nonce: 0,
};

export const opened: OpenView = {
  session: 'S'.repeat(43),
  balance: '100000',
  currency: 'VND',
  digits: 0,
  language: 'en',
  nickname: 'Minh',
  trial: false,
  limits: {
    chips: ['1000', '5000', '10000'],
    ...{ minimum: '1000', maximum: '5000000', cap: '20000000' },
  },
  commitment,
  sitting: { ms: 0, net: '0' },
  lastRounds: [],
  openRound: null,
};

/** A round of 2000 on the fish, lost unless the change says otherwise. */
export function roundOf(change: Partial<RoundView> = {}): RoundView {
  return {
    roundId: '00000000-0000-4000-8000-000000000001',
    state: 'settled',
    game: 'lucky-bowl',
    choice: { fish: '2000' },
    total: '2000',
    shown: null,
    steps: 0,
    outcome: ['crab', 'deer', 'deer'],
    payout: '0',
    refusal: null,
    nonce: 0,
    balance: '98000',
    ...change,
  };
}

/** An arcade with prepared answers for each path; the last one repeats. */
export class FakeArcade {
  readonly calls: { path: string; body: Record<string, unknown> }[] = [];
  readonly #answers = new Map<string, Answer[]>();

  constructor() {
    this.answer('/api/balance', { balance: opened.balance });
    this.answer('/api/commitment', commitment);
    vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
      this.calls.push({
        path,
        body: JSON.parse(String(init.body ?? '{}')) as Record<string, unknown>,
      });
      const answers = this.#answers.get(path) ?? [];
      const next = answers.length > 1 ? answers.shift() : answers[0];
      return next ? next() : Promise.reject(new TypeError(`nothing answers ${path}`));
    });
  }

  /** The bodies sent to this path. */
  sent(path: string): Record<string, unknown>[] {
    return this.calls.filter((call) => call.path === path).map(({ body }) => body);
  }

  answer(path: string, value: object): this {
    return this.#then(path, async () => Response.json({ success: true, value }));
  }

  refuse(path: string, code: RefusalCode): this {
    return this.#then(path, async () => Response.json({ success: false, code, message: '' }));
  }

  /** The reply of a proxy whose arcade is down. */
  beAway(path: string): this {
    return this.#then(path, async () =>
      Response.json({ statusCode: 503, error: 'Service Unavailable' }),
    );
  }

  breakDown(path: string): this {
    return this.#then(path, () => Promise.reject(new TypeError('Failed to fetch')));
  }

  /** Removes the prepared answers for a path. */
  forget(path: string): this {
    this.#answers.delete(path);
    return this;
  }

  #then(path: string, answer: Answer): this {
    this.#answers.set(path, [...(this.#answers.get(path) ?? []), answer]);
    return this;
  }
}

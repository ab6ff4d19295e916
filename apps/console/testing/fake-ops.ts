import { openSeal, sealKeys } from '@lantern/client/testing';
import {
  type BodyOf,
  type Endpoint,
  type ErrorCode,
  errorStatus,
  type QueryOf,
  Refusal,
  type Reply,
  rolePermissions,
  type StaffIdentity,
  type StaffRole,
  sealingKeys,
  staffEndpoints,
  type ValueOf,
} from '@lantern/contracts';

interface Request<E extends Endpoint> {
  query: NonNullable<QueryOf<E>>;
  body: NonNullable<BodyOf<E>>;
  token: string | undefined;
  key: string | undefined;
}
type Answer<E extends Endpoint> = (request: Request<E>) => ValueOf<E> | Promise<ValueOf<E>>;

/** A refusal for an answer to throw. */
export const refuse = (code: ErrorCode, value?: unknown) => new Refusal(code, value);

export const someId = '01a20000-0000-7000-8000-000000000001';

/** A staff member, as the gateway describes them. */
export const identityOf = (
  role: StaffRole,
  change: Partial<StaffIdentity> = {},
): StaffIdentity => ({
  id: someId,
  username: 'anna',
  role,
  permissions: [...rolePermissions[role]],
  step: null,
  countsFrom: null,
  brand: {
    code: 'lantern',
    name: 'Lantern',
    currency: 'VND',
    languages: ['vi', 'en'],
    timeZone: 'Asia/Ho_Chi_Minh',
  },
  expiresAt: '2026-11-22T20:00:00.000Z',
  ...change,
});

function toResponse(reply: Reply<unknown>): Response {
  return Response.json(reply, {
    status: reply.success ? 200 : errorStatus[reply.code],
    headers: { 'x-request-id': 'req-test' },
  });
}

/**
 * A gateway in memory that holds both sides to the contract: what the console sends must pass the
 * schema of the call, and so must what a test answers. Calls without an answer are refused as
 * `unavailable`.
 */
export class FakeOps {
  readonly received: ({ name: string } & Request<Endpoint>)[] = [];
  readonly #answers = new Map<string, Answer<Endpoint>>();
  readonly #calls: readonly Endpoint[] = [sealingKeys, ...Object.values(staffEndpoints)];

  constructor(role: StaffRole = 'owner') {
    this.on(sealingKeys, sealKeys);
    this.on(staffEndpoints.staffSession, () => identityOf(role));
    this.on(staffEndpoints.staffLogout, () => ({}));
    this.on(staffEndpoints.staffLimits, () => ({
      creditMember: '50000000',
      approveMember: '20000000',
      creditAlone: '100000000',
      approveAlone: '50000000',
      separateFrom: '2000000',
      separateDays: 7,
      adjustmentMost: '100000000',
      adjustmentDay: '300000000',
      own: { credited: '1200000', approved: '0', adjusted: '0' },
    }));
    this.on(staffEndpoints.staffOverview, () => ({
      queues: [],
      ledger: null,
      audit: null,
      jobs: null,
      newPeople: [],
    }));
  }

  /** Answers a call from now on. */
  on<E extends Endpoint>(endpoint: E, answer: Answer<E>): void {
    this.#answers.set(endpoint.name, answer as Answer<Endpoint>);
  }

  /** What reached one call so far. */
  to(endpoint: Endpoint) {
    return this.received.filter(({ name }) => name === endpoint.name);
  }

  /** Replaces `fetch`. */
  readonly fetch = async (input: string, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input, 'http://localhost');
    const endpoint = this.#calls.find(
      (call) => call.path === url.pathname && call.method === (init.method ?? 'GET'),
    );
    if (!endpoint) return toResponse({ success: false, code: 'not_found', message: '' });
    try {
      return toResponse({ success: true, value: await this.#answer(endpoint, url, init) });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return toResponse({ success: false, code: error.code, message: '', value: error.value });
    }
  };

  async #answer(
    endpoint: Endpoint,
    url: URL,
    { headers: sent, body: text }: RequestInit,
  ): Promise<unknown> {
    const headers = new Headers(sent);
    const opened =
      text instanceof FormData
        ? JSON.parse(String(text.get('body')))
        : typeof text !== 'string'
          ? undefined
          : endpoint.sealed
            ? openSeal(text, endpoint.method, endpoint.path)
            : JSON.parse(text);
    const request = {
      query: endpoint.query?.parse(Object.fromEntries(url.searchParams)) as never,
      body: endpoint.body?.parse(await opened) as never,
      token: headers.get('authorization')?.replace('Bearer ', ''),
      key: headers.get('idempotency-key') ?? undefined,
    };
    this.received.push({ name: endpoint.name, ...request });
    const answer = this.#answers.get(endpoint.name);
    if (!answer) throw refuse('unavailable');
    return endpoint.value.parse(await answer(request));
  }
}

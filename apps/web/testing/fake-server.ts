import { openSeal, sealKeys } from '@lantern/client/testing';
import {
  type BodyOf,
  type Endpoint,
  type ErrorCode,
  endpoints,
  errorStatus,
  type QueryOf,
  Refusal,
  type Reply,
  siteStatuses,
  type ValueOf,
} from '@lantern/contracts';
import { buildSwitchTree } from '@lantern/rules';
import { type Brand, lantern, menusOf } from './brand.ts';

interface Request<E extends Endpoint> {
  query: NonNullable<QueryOf<E>>;
  body: NonNullable<BodyOf<E>>;
  headers: Headers;
  token: string | undefined;
}

type Answer<E extends Endpoint> = (request: Request<E>) => ValueOf<E> | Promise<ValueOf<E>>;

/** One call that reached the server, in its order. */
export interface Received {
  name: string;
  query: unknown;
  body: unknown;
  headers: Headers;
  /** The parts of a form with files, in their order. */
  parts?: [name: string, value: FormDataEntryValue][];
}

/** A refusal for an answer to throw: `throw refuse('wrong_credentials', { captcha: true })`. */
export const refuse = (code: ErrorCode, value?: unknown) => new Refusal(code, value);

const unknownCall = (what: string): Reply<never> => ({
  success: false,
  code: 'not_found',
  message: what,
});

function toResponse(reply: Reply<unknown>): Response {
  const status = reply.success ? 200 : errorStatus[reply.code];
  return Response.json(reply, { status, headers: { 'x-request-id': 'req-test' } });
}

/**
 * A gateway in memory that holds both sides to the contract: what the page sends must pass the
 * schema of the call, and so must what a test answers. Calls without an answer are refused as
 * `unavailable`.
 */
export class FakeServer {
  readonly received: Received[] = [];
  readonly #answers = new Map<string, Answer<Endpoint>>();
  readonly #calls = new Set<Endpoint>(Object.values(endpoints));

  constructor(brand: Brand = lantern) {
    this.on(endpoints.siteSettings, () => brand.settings);
    this.on(endpoints.whitelabel, () => buildSwitchTree(brand.switches));
    this.on(endpoints.banners, ({ query }) =>
      brand.banners.filter((banner) => banner.groupName === query.groupName),
    );
    this.on(endpoints.gameMenus, () => menusOf(brand));
    this.on(endpoints.hotGames, () => brand.hot);
    this.on(endpoints.popularGames, () => ({ list: [] }));
    this.on(endpoints.jackpotNow, () => ({ jackpot: null, wins: [] }));
    this.on(endpoints.favouriteIds, () => []);
    this.on(endpoints.recentGames, () => ({ list: [], total: 0, totalPages: 0 }));
    this.on(endpoints.sealingKeys, sealKeys);
    this.on(endpoints.systemStatus, () => ({
      status: siteStatuses.open,
      ip: '127.0.0.1',
      country: null,
      from: null,
      until: null,
    }));
  }

  /** Answers a call from now on. */
  on<E extends Endpoint>(endpoint: E, answer: Answer<E>): void {
    this.#calls.add(endpoint);
    this.#answers.set(endpoint.name, answer as Answer<Endpoint>);
  }

  /** What reached one call so far. */
  to(endpoint: Endpoint): Received[] {
    return this.received.filter((call) => call.name === endpoint.name);
  }

  /** Replaces `fetch`. */
  readonly fetch = async (
    input: string | URL | globalThis.Request,
    init: RequestInit = {},
  ): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://localhost');
    const endpoint = [...this.#calls].find(
      (call) => call.path === url.pathname && call.method === (init.method ?? 'GET'),
    );
    if (!endpoint) return toResponse(unknownCall(`${init.method} ${url.pathname}`));
    try {
      const value = await this.#answer(endpoint, url, init);
      return endpoint.file ? new Response(value as Blob) : toResponse({ success: true, value });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const value = error.value === undefined ? {} : { value: error.value };
      return toResponse({ success: false, code: error.code, message: error.code, ...value });
    }
  };

  async #answer(endpoint: Endpoint, url: URL, init: RequestInit): Promise<unknown> {
    const headers = new Headers(init.headers);
    const sent = Object.fromEntries(url.searchParams);
    const body = await readBody(endpoint, init.body);
    const parts = init.body instanceof FormData ? { parts: [...init.body] } : {};
    this.received.push({ name: endpoint.name, query: sent, body, headers, ...parts });
    const answer = this.#answers.get(endpoint.name);
    if (!answer) throw refuse('unavailable');
    const query = endpoint.query ? endpoint.query.parse(sent) : undefined;
    const token = headers.get('authorization')?.replace('Bearer ', '');
    return endpoint.value.parse(
      await answer({
        query: query as never,
        body: endpoint.body?.parse(body) as never,
        headers,
        token,
      }),
    );
  }
}

/** What the page sent; of a form with files, the files, unless the call has a body beside them. */
async function readBody(endpoint: Endpoint, sent: RequestInit['body']): Promise<unknown> {
  if (sent instanceof FormData)
    return endpoint.body ? JSON.parse(String(sent.get('body'))) : { files: sent.getAll('file') };
  if (typeof sent !== 'string') return undefined;
  if (endpoint.form) return Object.fromEntries(new URLSearchParams(sent));
  if (!endpoint.sealed) return JSON.parse(sent);
  return openSeal(sent, endpoint.method, endpoint.path);
}

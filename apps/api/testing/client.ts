import {
  type BodyOf,
  type Endpoint,
  endpoints,
  type QueryOf,
  type Reply,
  type ValueOf,
} from '@lantern/contracts';
import * as jose from 'jose';
import request, { type Response } from 'supertest';
import { browserCookie, noteBrowser } from './browsers.ts';

export interface Wish<E extends Endpoint> {
  query?: Partial<Record<keyof QueryOf<E>, string>>;
  body?: BodyOf<E>;
  token?: string;
  host?: string;
  language?: string;
  key?: string;
  cookies?: readonly string[];
  headers?: Record<string, string>;
}

export interface Answer<Value> {
  status: number;
  reply: Reply<Value>;
  /** The value of a success; throws for a refusal, with its code. */
  value: Value;
  headers: Record<string, string>;
  /** Cookies that were set, as a browser would send them back. */
  cookies: string[];
}

/** Calls the site over HTTP like the web client: by the contract, and sealed if required. */
export class Client {
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  async call<E extends Endpoint>(endpoint: E, wish: Wish<E> = {}): Promise<Answer<ValueOf<E>>> {
    const { host = 'localhost', language = 'en', headers = {} } = wish;
    let sending = this.#send(endpoint.method, endpoint.path)
      .set('host', host)
      .set('accept-language', language)
      .query(wish.query ?? {});
    if (wish.token) sending = sending.set('authorization', `Bearer ${wish.token}`);
    if (wish.key) sending = sending.set('idempotency-key', wish.key);
    const cookies = cookiesOf(wish);
    if (cookies.length > 0) sending = sending.set('cookie', cookies.join('; '));
    for (const [name, value] of Object.entries(headers)) sending = sending.set(name, value);
    if (wish.body === undefined) return readAnswer(await sending);
    if (endpoint.form) return readAnswer(await sending.type('form').send(formOf(wish.body)));
    if (!endpoint.sealed)
      return readAnswer(
        await sending.set('content-type', 'application/json').send(JSON.stringify(wish.body)),
      );
    const sealed = await this.seal(endpoint, wish.body, { host });
    return readAnswer(await sending.set('content-type', 'application/jose').send(sealed));
  }

  /** A sealed body; optionally for another call, time or nonce. */
  async seal(
    endpoint: Endpoint,
    body: unknown,
    told: {
      host?: string;
      method?: string;
      path?: string;
      iat?: number;
      jti?: string;
      header?: Record<string, unknown>;
      /** A sealing key that the site does not offer. */
      jwk?: ValueOf<typeof endpoints.sealingKeys>['keys'][number];
    } = {},
  ): Promise<string> {
    const { value } = await this.call(endpoints.sealingKeys, { host: told.host ?? 'localhost' });
    const [newest] = value.keys;
    const jwk = told.jwk ?? newest;
    if (!jwk) throw new Error('the site offers no key');
    const plaintext = { iat: told.iat ?? value.now, jti: told.jti ?? crypto.randomUUID(), body };
    const header = {
      alg: 'ECDH-ES',
      enc: 'A256GCM',
      kid: jwk.kid,
      typ: 'wps+jwe',
      m: told.method ?? endpoint.method,
      p: told.path ?? endpoint.path,
      ...told.header,
    };
    return new jose.CompactEncrypt(new TextEncoder().encode(JSON.stringify(plaintext)))
      .setProtectedHeader(header)
      .encrypt(await jose.importJWK(jwk, 'ECDH-ES'));
  }

  /** Any request, including those the contract does not allow. */
  raw(method: string, path: string): request.Test {
    return this.#send(method, path).set('host', 'localhost');
  }

  #send(method: string, path: string): request.Test {
    const agent = request(this.#url);
    const verbs: Record<string, (at: string) => request.Test> = {
      GET: (at) => agent.get(at),
      POST: (at) => agent.post(at),
      PUT: (at) => agent.put(at),
      DELETE: (at) => agent.delete(at),
      PATCH: (at) => agent.patch(at),
      OPTIONS: (at) => agent.options(at),
      HEAD: (at) => agent.head(at),
    };
    const send = verbs[method];
    if (!send) throw new Error(`No test sends ${method}.`);
    return send(path);
  }
}

/** A page sends the cookie of its browser, unless a test names another browser. */
function cookiesOf({
  token,
  cookies = [],
}: {
  token?: string;
  cookies?: readonly string[];
}): readonly string[] {
  if (!token || cookies.some((cookie) => cookie.startsWith('browser='))) return cookies;
  return [...cookies, ...browserCookie(token)];
}

/** A body as an HTML form sends it. */
export const formOf = (body: unknown) =>
  new URLSearchParams(
    Object.fromEntries(Object.entries(body ?? {}).map(([name, value]) => [name, String(value)])),
  ).toString();

export function readAnswer<Value>(response: Response): Answer<Value> {
  const reply = response.body as Reply<Value>;
  const set = (response.headers['set-cookie'] ?? []) as unknown as string[];
  const cookies = set.map((one) => one.split(';')[0] ?? '');
  if (reply.success) noteBrowser((reply.value as { token?: unknown } | null)?.token, cookies);
  return {
    status: response.status,
    reply,
    get value() {
      if (reply.success) return reply.value;
      throw new Error(`refused: ${reply.code} ${JSON.stringify(reply.value)}`);
    },
    headers: response.headers,
    cookies,
  };
}

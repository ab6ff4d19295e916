import type { BodyOf, Endpoint, QueryOf, ValueOf } from '@lantern/contracts';
import type { Brand } from '../modules/brand/index.ts';
import type { OpenSession } from '../modules/session/index.ts';

/** What a use case gets of a request; it never sees the HTTP server. */
export interface Call<E extends Endpoint = Endpoint> {
  query: QueryOf<E>;
  body: BodyOf<E>;
  brand: Brand;
  /** BCP 47, one of the brand's. */
  language: string;
  /** The caller's address, from trusted proxies only. */
  address: string;
  userAgent: string;
  /** `https://host` as the caller's browser sees it. */
  origin: string;
  requestId: string;
  cookies: Cookies;
}

export interface Cookies {
  get(name: string): string | undefined;
  /** HTTP-only and for this site alone. */
  set(name: string, value: string, maxAgeSeconds: number): void;
}

type WithSession = { session: OpenSession };
/** What a machine sends: whose machine it is, by the name in the path. */
type FromMachine = { machine: string };

type Extra<E extends Endpoint> = E['access'] extends 'session' | 'member'
  ? WithSession
  : E['access'] extends 'vendor' | 'gateway'
    ? FromMachine
    : unknown;

export type Handler<E extends Endpoint> = (call: Call<E> & Extra<E>) => Promise<ValueOf<E>> | ValueOf<E>;

/** Binds calls of the contract to use cases. */
export interface Routes {
  on<E extends Endpoint>(call: E, handler: Handler<E>): void;
}

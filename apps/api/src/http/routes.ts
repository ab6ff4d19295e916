import type { BodyOf, Endpoint, QueryOf, ValueOf } from '@lantern/contracts';
import type { Brand } from '../modules/brand/index.ts';
import type { OpenSession } from '../modules/session/index.ts';
import type { OpenStaffSession } from '../modules/staff/index.ts';
import type { SignedMessage } from '../ports/payment.ts';

/** What any use case gets of a request; it never sees the HTTP server. */
interface Received<E extends Endpoint> {
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** The caller's address, from trusted proxies only. */
  address: string;
  requestId: string;
}

/** A call of a page. */
export interface Call<E extends Endpoint = Endpoint> extends Received<E> {
  brand: Brand;
  /** BCP 47, one of the brand's. */
  language: string;
  userAgent: string;
  /** `https://host` as the caller's browser sees it. */
  origin: string;
  cookies: Cookies;
  /**
   * Whoever is logged in, for a call that anybody may make; undefined for a visitor and for a
   * session that is none any more.
   */
  sessionIfAny(): Promise<OpenSession | undefined>;
}

/** A call of a page that is logged in. */
export interface SessionCall<E extends Endpoint = Endpoint> extends Call<E> {
  session: OpenSession;
}

/** A call of somebody of the brand's staff, who may make it. */
export interface StaffCall<E extends Endpoint = Endpoint> extends Call<E> {
  staff: OpenStaffSession;
}

/** A call of the staff that moves money; the key stands for it, and comes once with an effect. */
export interface StaffMoneyCall<E extends Endpoint = Endpoint> extends StaffCall<E> {
  idempotencyKey: string;
}

/**
 * A call with files; each is as long as the contract allows at most, and nothing else is known of
 * it.
 */
export type UploadCall<E extends Endpoint = Endpoint> = PageCall<E> & { files: readonly Buffer[] };

type PageCall<E extends Endpoint> = E['access'] extends 'session' | 'member'
  ? SessionCall<E>
  : E['access'] extends 'staff'
    ? StaffCall<E>
    : Call<E>;

/** A call of a member that moves money; the key stands for it, and comes once with an effect. */
export interface MoneyCall<E extends Endpoint = Endpoint> extends SessionCall<E> {
  idempotencyKey: string;
}

/** A call of a vendor or a payment gateway. */
export interface MachineCall<E extends Endpoint = Endpoint> extends Received<E> {
  /** Whose machine it is: the code of the vendor or gateway. */
  machine: string;
  /** The call as it was signed. */
  message: SignedMessage;
}

export interface Cookies {
  get(name: string): string | undefined;
  /** HTTP-only and for this site alone. */
  set(name: string, value: string, maxAgeSeconds: number): void;
}

type CallOf<E extends Endpoint> = E extends { movesMoney: true }
  ? E['access'] extends 'staff'
    ? StaffMoneyCall<E>
    : MoneyCall<E>
  : E extends { upload: object }
    ? UploadCall<E>
    : E['access'] extends 'vendor' | 'gateway'
      ? MachineCall<E>
      : PageCall<E>;

export type Handler<E extends Endpoint> = (call: CallOf<E>) => Promise<ValueOf<E>> | ValueOf<E>;

/** Binds calls of the contract to use cases. */
export interface Routes {
  on<E extends Endpoint>(call: E, handler: Handler<E>): void;
}

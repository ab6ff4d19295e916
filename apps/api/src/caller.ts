import type { Brand } from './modules/brand/index.ts';
import type { OpenSession } from './modules/session/index.ts';
import type { OpenStaffSession } from './modules/staff/index.ts';
import type { SignedMessage } from './ports/payment.ts';

/** Who calls. The frame determines it once per request; a use case only reads it. */
export interface Caller {
  /** Of the client; a proxy's header counts only from a trusted proxy. */
  address: string;
  requestId: string;
}

/** A browser at a brand's site, logged in or not. */
export interface VisitorCaller extends Caller {
  brand: Brand;
  /** BCP 47, one of the brand's. */
  language: string;
  userAgent: string;
  /** `https://host` as the caller's browser sees it. */
  origin: string;
  cookies: Cookies;
  /** The session of a call that needs none; undefined for a visitor and for an ended session. */
  sessionIfAny(): Promise<OpenSession | undefined>;
}

/** A member, or a trial account where the call allows one. */
export interface SessionCaller extends VisitorCaller {
  session: OpenSession;
}

/** A member of the brand's staff whose role has the permission of the call. */
export interface StaffCaller extends VisitorCaller {
  staff: OpenStaffSession;
}

/** A vendor or a payment gateway, authenticated by its signature. */
export interface MachineCaller extends Caller {
  /** The code of the vendor or gateway. */
  machine: string;
  /** The signed message, as received. */
  message: SignedMessage;
}

export interface Cookies {
  get(name: string): string | undefined;
  /** HTTP-only and same-site. */
  set(name: string, value: string, maxAgeSeconds: number): void;
}

/** Part of the input of a call that moves money: a repeated key has no second effect. */
export interface Keyed {
  idempotencyKey: string;
}

/** Part of the input of an upload; the sizes are within the contract's limits. */
export interface WithFiles {
  files: readonly Buffer[];
}

import type { Brand } from './modules/brand/index.ts';
import type { OpenSession } from './modules/session/index.ts';
import type { OpenStaffSession } from './modules/staff/index.ts';
import type { SignedMessage } from './ports/payment.ts';

/** Who asks. The frame finds it out once for each request; a use case only reads it. */
export interface Caller {
  /** From trusted proxies only. */
  address: string;
  requestId: string;
}

/** A browser at the site of a brand, logged in or not. */
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

/** A vendor or a payment gateway, known by its signature. */
export interface MachineCaller extends Caller {
  /** The code of the vendor or gateway. */
  machine: string;
  /** The message as it was signed. */
  message: SignedMessage;
}

export interface Cookies {
  get(name: string): string | undefined;
  /** HTTP-only and for this site alone. */
  set(name: string, value: string, maxAgeSeconds: number): void;
}

/** Part of the input of a call that moves money: it has its effect once for each key. */
export interface Keyed {
  idempotencyKey: string;
}

/** Part of the input of an upload; the sizes are within those of the contract. */
export interface WithFiles {
  files: readonly Buffer[];
}

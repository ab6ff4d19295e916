import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import type { StaffPermission } from './staff/permissions.ts';

/**
 * Who may call.
 * - `public`: anybody; a token is read when there is one.
 * - `session`: anybody who is logged in, trial accounts too.
 * - `member`: logged in and not a trial account (type 4).
 * - `staff`: somebody of the brand's staff whose role has the call's `permission`.
 * - `vendor`, `gateway`: another machine, by a signature over the raw body.
 * - `development`: anybody, and only where the site runs in development.
 */
export type Access =
  | 'public'
  | 'session'
  | 'member'
  | 'staff'
  | 'vendor'
  | 'gateway'
  | 'development';

/** What can be left to do after a login, before its token opens anything else. */
export type LoginStep = 'verify' | 'change_password';

/**
 * What can be left to do after a password of the staff: to set an authenticator up, or to give a
 * code of it.
 */
export type StaffStep = 'change_password' | 'enrol' | 'verify';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * At most `calls` in `seconds` from one address or person (see `limitedBy`), counted across all
 * processes.
 */
export interface Limit {
  readonly calls: number;
  readonly seconds: number;
  /** Calls of the same name here share one count. */
  readonly together?: string;
}

/**
 * One HTTP call as plain data. The API mounts it, the client calls it, the documents are printed
 * from it.
 */
export interface Endpoint {
  readonly name: string;
  readonly method: Method;
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  /** Open already while one of these steps is left to do after the login. */
  readonly during?: readonly LoginStep[];
  /**
   * What a role must have for this call of the staff; any of several. None: whoever of the staff is
   * logged in.
   */
  readonly permission?: StaffPermission | readonly StaffPermission[];
  /** A call of the staff that is open already while one of these steps is left to do. */
  readonly staffDuring?: readonly StaffStep[];
  /** The body is a JWE made for this method and path; a plain one is refused. */
  readonly sealed?: boolean;
  /** The body is an HTML form's, `application/x-www-form-urlencoded`. */
  readonly form?: true;
  /**
   * The body is `multipart/form-data` with at most so many files of at most so many bytes, in parts
   * called `file`. Where the call also has a `body`, that is JSON in a part called `body`, before
   * the files.
   */
  readonly upload?: Readonly<{ files: number; bytes: number }>;
  /** Moves money on somebody's word: an `Idempotency-Key` is required. */
  readonly movesMoney?: boolean;
  /**
   * Is about playing: refused to a member who is excluded from it. What gives money back or shows
   * records never is.
   */
  readonly forPlay?: true;
  /**
   * A call that a page makes by itself (polling); it does not count as activity of whoever is
   * logged in.
   */
  readonly passive?: boolean;
  /** Answers also while the site is closed, for maintenance or to the caller's region. */
  readonly whenClosed?: true;
  /**
   * The reply is the same for every caller of a brand and language; it is kept as bytes and has an
   * ETag.
   */
  readonly shared?: boolean;
  /**
   * Answers a file of comma-separated values, sent while it is read; a refusal is answered as ever.
   */
  readonly file?: 'csv';
  /**
   * A signed call that only asks: its nonce is good once. One with a transaction id may come again
   * and has one effect.
   */
  readonly singleUse?: boolean;
  /**
   * The protocol of somebody else: with status 200 goes the value as it is, and for a refusal what
   * stands here.
   */
  readonly foreign?: Readonly<{ refused: (code: ErrorCode) => object }>;
  readonly limit?: Limit;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  readonly value: z.ZodMiniType;
  /**
   * What a caller must expect beside the refusals that follow from the properties above (see
   * `refusalsOf`).
   */
  readonly refusals: readonly ErrorCode[];
}

export type QueryOf<E extends Endpoint> = E extends { query: infer Schema extends z.ZodMiniType }
  ? z.infer<Schema>
  : undefined;
export type BodyOf<E extends Endpoint> = E extends { body: infer Schema extends z.ZodMiniType }
  ? z.infer<Schema>
  : undefined;
export type ValueOf<E extends Endpoint> = z.infer<E['value']>;

/**
 * Checks the shape of a call and keeps its exact type, from which its callers and handlers get
 * theirs.
 * @__NO_SIDE_EFFECTS__
 */
export function endpoint<const Definition extends Endpoint>(definition: Definition): Definition {
  return Object.freeze(definition);
}

/** For a call of a page that writes and names no limit of its own. */
const usualLimit: Limit = { calls: 120, seconds: 60 };
const ofPages: readonly Access[] = ['public', 'session', 'member'];
const ofPeople: readonly Access[] = [...ofPages, 'staff'];

/** How often a call may be made; undefined where nobody counts. */
export const limitOf = (call: Endpoint): Limit | undefined =>
  call.limit ?? (ofPeople.includes(call.access) && call.method !== 'GET' ? usualLimit : undefined);

/**
 * For whom a call is counted: the person who is logged in (the address of somebody who is not), or
 * the address.
 */
export const limitedBy = ({ access }: Endpoint): 'person' | 'address' =>
  access === 'session' || access === 'member' || access === 'staff' ? 'person' : 'address';

/**
 * How often one address may call as a machine without a good signature; signed calls are not
 * counted.
 */
export const unsignedLimit: Limit = { calls: 60, seconds: 60 };

const always = ['invalid_input', 'unavailable', 'internal_error'] as const;
const ofHosts = ['unknown_brand'] as const;
const ofSessions = [
  ...ofHosts,
  'not_logged_in',
  'session_expired',
  'logged_in_elsewhere',
  'account_disabled',
  'verification_required',
  'password_change_required',
] as const;
const byAccess: Record<Access, readonly ErrorCode[]> = {
  public: ofHosts,
  session: ofSessions,
  member: [...ofSessions, 'in_need_true_account'],
  staff: [
    ...ofHosts,
    'staff_not_logged_in',
    'staff_session_expired',
    'staff_step_required',
    'password_change_required',
  ],
  vendor: [
    'bad_signature',
    'callback_stale',
    'unknown_vendor',
    'address_not_allowed',
    'too_many_requests',
  ],
  gateway: ['bad_signature', 'callback_stale', 'unknown_gateway', 'too_many_requests'],
  development: ofHosts,
};
const ofClosedSites = ['site_maintenance', 'region_restricted'] as const;
const withBody = ['invalid_json', 'unsupported_media_type', 'body_too_large'] as const;
const withUpload = ['unsupported_media_type', 'body_too_large'] as const;
const sealed = [
  'sealed_body_required',
  'sealed_body_invalid',
  'sealed_body_stale',
  'sealed_body_replayed',
] as const;
const money = [
  'idempotency_key_required',
  'idempotency_key_reused',
  'idempotency_in_progress',
] as const;

/**
 * Whether a call is refused while the site is closed: those of pages are, and never those of the
 * staff and of other machines.
 */
export const closesWithSite = (call: Endpoint): boolean =>
  ofPages.includes(call.access) && !call.whenClosed;

/** Every refusal that a call can answer with, its own first. */
export function refusalsOf(call: Endpoint): ErrorCode[] {
  return [
    ...new Set([
      ...call.refusals,
      ...byAccess[call.access],
      ...(call.permission ? (['permission_denied'] as const) : []),
      ...(closesWithSite(call) ? ofClosedSites : []),
      ...(call.forPlay ? (['member_excluded'] as const) : []),
      ...(call.singleUse ? (['callback_replayed'] as const) : []),
      ...(call.body ? withBody : []),
      ...(call.form ? (['foreign_origin'] as const) : []),
      ...(call.upload ? withUpload : []),
      ...(call.sealed ? sealed : []),
      ...(call.movesMoney ? money : []),
      ...(limitOf(call) ? (['too_many_requests'] as const) : []),
      ...always,
    ]),
  ];
}

import type * as z from 'zod/mini';
import type { CentreAccess } from './agent-rights.ts';
import type { ErrorCode } from './errors.ts';
import type { StaffPermission } from './staff/permissions.ts';

/**
 * Who may call.
 * - `public`: anyone; a token is read if present.
 * - `session`: anyone logged in, including trial accounts.
 * - `member`: logged in, but no trial account (type 4).
 * - `staff`: brand staff whose role has the call's `permission`.
 * - `vendor`, `gateway`: another server, by a signature over the raw body.
 * - `development`: anyone, only in development.
 */
export type Access =
  | 'public'
  | 'session'
  | 'member'
  | 'staff'
  | 'vendor'
  | 'gateway'
  | 'development';

/** Steps that a login may require before its token opens anything else. */
export type LoginStep = 'verify' | 'change_password';

/** Steps after a staff password: set up an authenticator, or enter its code. */
export type StaffStep = 'change_password' | 'enrol' | 'verify';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** At most `calls` in `seconds` per address or person (see `limitedBy`), across all processes. */
export interface Limit {
  readonly calls: number;
  readonly seconds: number;
  /** Calls with the same name share one counter. */
  readonly together?: string;
}

/** How a vendor in seamless mode calls the site: by our own protocol, or by another one's. */
export type VendorProtocol = 'seamless' | 'hub88';

/** A refusal as a foreign protocol words it. */
export interface ForeignRefusal {
  code: ErrorCode;
  value?: unknown;
  /** The raw body of the request, which may be anything. */
  asked: string;
}

/**
 * One HTTP call as data. The API mounts it, the client calls it, and the docs are generated from
 * it.
 */
export interface Endpoint {
  readonly name: string;
  readonly method: Method;
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  /** Allowed while one of these login steps is pending. */
  readonly during?: readonly LoginStep[];
  /** Permissions of a staff call; any of them is enough. Without them, any staff login. */
  readonly permission?: StaffPermission | readonly StaffPermission[];
  /** A staff call allowed while one of these login steps is pending. */
  readonly staffDuring?: readonly StaffStep[];
  /** The body must be a JWE for this method and path; plain bodies are refused. */
  readonly sealed?: boolean;
  /** The body is an HTML form's, `application/x-www-form-urlencoded`. */
  readonly form?: true;
  /**
   * The body is `multipart/form-data` with up to `files` parts called `file`, each of up to `bytes`
   * bytes. A `body` of the call is JSON in a part called `body`, before the files.
   */
  readonly upload?: Readonly<{ files: number; bytes: number }>;
  /** Ends the session of the caller; the reply also clears what the browser has cached. */
  readonly endsSession?: true;
  /** Moves money: an `Idempotency-Key` header is required. */
  readonly movesMoney?: boolean;
  /**
   * The rows that such a call writes keep its key. So no reply is stored: a repeat answers what has
   * become of them, and what was refused is decided again.
   */
  readonly ownKeys?: true;
  /**
   * A call of the agent centre: an agent makes it, or an assistant for its agent. Assistants can't
   * make other calls that move money or are for play.
   */
  readonly centre?: CentreAccess;
  /** Refused to an excluded member. Withdrawals and records are never refused. */
  readonly forPlay?: true;
  /** A polling call; it does not count as activity of the session. */
  readonly passive?: boolean;
  /** Also answers while the site is closed for maintenance or the caller's region. */
  readonly whenClosed?: true;
  /** The reply is equal for all callers of a brand and language; it is cached with an ETag. */
  readonly shared?: boolean;
  /** A public call whose reply is another one for a member: a page keeps it apart for each. */
  readonly personal?: true;
  /** Streams a CSV file; a refusal is a normal reply. */
  readonly file?: 'csv';
  /**
   * A signed read-only call: its nonce works once. A call with a transaction id may be repeated and
   * takes effect once.
   */
  readonly singleUse?: boolean;
  /**
   * A foreign protocol: success sends the bare value with status 200, and refusals use this
   * mapping.
   */
  readonly foreign?: Readonly<{ refused: (refusal: ForeignRefusal) => object }>;
  /** The vendors' protocol that a vendor call belongs to; the vendors of others may not make it. */
  readonly protocol?: VendorProtocol;
  readonly limit?: Limit;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  readonly value: z.ZodMiniType;
  /** Refusals besides those that follow from the properties above (see `refusalsOf`). */
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
 * Checks a call's shape and keeps its exact type for callers and handlers.
 * @__NO_SIDE_EFFECTS__
 */
export function endpoint<const Definition extends Endpoint>(definition: Definition): Definition {
  return Object.freeze(definition);
}

/** The default limit of a writing call. */
const usualLimit: Limit = { calls: 120, seconds: 60 };
const ofPages: readonly Access[] = ['public', 'session', 'member'];
const ofPeople: readonly Access[] = [...ofPages, 'staff'];

/** The limit of a call; undefined if unlimited. */
export const limitOf = (call: Endpoint): Limit | undefined =>
  call.limit ?? (ofPeople.includes(call.access) && call.method !== 'GET' ? usualLimit : undefined);

/** Whether calls are counted per person (per address if logged out) or per address. */
export const limitedBy = ({ access }: Endpoint): 'person' | 'address' =>
  access === 'session' || access === 'member' || access === 'staff' ? 'person' : 'address';

/** The limit per address for calls without a valid signature; signed calls are not counted. */
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
const money = ['idempotency_key_required', 'idempotency_key_reused'] as const;

/**
 * Whether a call is refused while the site is closed: page calls are, staff and server calls never.
 */
export const closesWithSite = (call: Endpoint): boolean =>
  ofPages.includes(call.access) && !call.whenClosed;

/** All refusals of a call, its own first. */
export function refusalsOf(call: Endpoint): ErrorCode[] {
  return [
    ...new Set([
      ...call.refusals,
      ...byAccess[call.access],
      ...(call.permission ? (['permission_denied'] as const) : []),
      ...(closesWithSite(call) ? ofClosedSites : []),
      ...(call.centre ? (['feature_disabled', 'right_missing'] as const) : []),
      ...(call.forPlay ? (['member_excluded'] as const) : []),
      ...(call.singleUse ? (['callback_replayed'] as const) : []),
      ...(call.body ? withBody : []),
      ...(call.form ? (['foreign_origin'] as const) : []),
      ...(call.upload ? withUpload : []),
      ...(call.sealed ? sealed : []),
      ...(call.movesMoney ? money : []),
      ...(call.movesMoney && !call.ownKeys ? (['idempotency_in_progress'] as const) : []),
      ...(limitOf(call) ? (['too_many_requests'] as const) : []),
      ...always,
    ]),
  ];
}

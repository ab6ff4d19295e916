import {
  type BodyOf,
  type Endpoint,
  type ErrorCode,
  sealingKeys,
  type ValueOf,
} from '@lantern/contracts';
import type * as z from 'zod/mini';
import { NetworkTrouble, RefusedCall } from './trouble.ts';

type QuerySchema<E extends Endpoint> = NonNullable<E['query']>;

/** The query of a call; numbers are sent as digits. */
export type QueryInput<E extends Endpoint> = {
  [Key in keyof z.input<QuerySchema<E>>]:
    | z.input<QuerySchema<E>>[Key]
    | (string extends z.input<QuerySchema<E>>[Key] ? number : never);
};

export interface CallOptions<E extends Endpoint> {
  query?: QueryInput<E>;
  body?: BodyOf<E>;
  /** Files to upload, each in a form part `file`, after the `body` if there is one. */
  files?: readonly Blob[];
  /** Required for calls that move money. Keep it for retries of the same action. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** The caller's token and language. */
export interface Sender {
  token?: string | undefined;
  /** BCP 47 */
  language: string;
}

const timeoutMs = 15_000;
/** Uploads are slow on mobile connections. */
const fileTimeoutMs = 90_000;
const staleSeal: readonly ErrorCode[] = ['sealed_body_stale', 'sealed_body_invalid'];

/** Creates a key for one intention to move money. */
export const newIdempotencyKey = (): string => crypto.randomUUID();

/**
 * Makes a call and returns its value, or a Blob for a file.
 * @throws RefusedCall for an expected error, with code, value and request id
 * @throws NetworkTrouble without a readable answer
 * @throws AbortError if `signal` aborted it
 */
export async function sendCall<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E>,
  sender: Sender,
): Promise<ValueOf<E>> {
  try {
    return await attempt(endpoint, options, sender);
  } catch (trouble) {
    if (!endpoint.sealed || !(trouble instanceof RefusedCall) || !staleSeal.includes(trouble.code))
      throw trouble;
    // The keys changed or a clock is off; a new seal with fresh keys and the site's time fixes
    // both.
    const { forgetKeys } = await import('./seal.ts');
    forgetKeys();
    return attempt(endpoint, options, sender);
  }
}

async function attempt<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E>,
  sender: Sender,
): Promise<ValueOf<E>> {
  const init: RequestInit = {
    method: endpoint.method,
    headers: headersOf(endpoint, options, sender),
    signal: AbortSignal.any([
      AbortSignal.timeout(endpoint.upload || endpoint.file ? fileTimeoutMs : timeoutMs),
      ...(options.signal ? [options.signal] : []),
    ]),
  };
  if (endpoint.upload) init.body = formOf(options);
  else if (options.body !== undefined) init.body = await encode(endpoint, options.body, sender);
  const response = await send(endpoint, options, init);
  return endpoint.file && response.ok
    ? ((await response.blob()) as ValueOf<E>)
    : readReply<ValueOf<E>>(response);
}

function headersOf<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E>,
  { token, language }: Sender,
): Headers {
  const headers = new Headers({ Accept: 'application/json', 'Accept-Language': language });
  // The browser sets the type of a multipart form, because only it knows the boundary.
  if (options.body !== undefined && !endpoint.upload) headers.set('Content-Type', typeOf(endpoint));
  if (token && endpoint.access !== 'development') headers.set('Authorization', `Bearer ${token}`);
  if (endpoint.movesMoney && !options.idempotencyKey)
    throw new TypeError(`${endpoint.name} needs an idempotency key.`);
  if (options.idempotencyKey) headers.set('Idempotency-Key', options.idempotencyKey);
  return headers;
}

/** The gateway reads the body part as text; with a JSON type its form parser would read it. */
function formOf<E extends Endpoint>({ body, files = [] }: CallOptions<E>): FormData {
  const form = new FormData();
  if (body !== undefined) form.append('body', JSON.stringify(body));
  for (const file of files) form.append('file', file);
  return form;
}

function typeOf(endpoint: Endpoint): string {
  if (endpoint.form) return 'application/x-www-form-urlencoded';
  return endpoint.sealed ? 'application/jose' : 'application/json';
}

/** Forms express a missing field only by leaving it out. */
function formText(body: object): string {
  const given = Object.entries(body).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}

async function encode(endpoint: Endpoint, body: object, sender: Sender): Promise<string> {
  if (endpoint.form) return formText(body);
  if (!endpoint.sealed) return JSON.stringify(body);
  const { seal } = await import('./seal.ts');
  return seal(endpoint, body, () => sendCall(sealingKeys, {}, sender));
}

async function send<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E>,
  init: RequestInit,
): Promise<Response> {
  try {
    return await fetch(addressOf(endpoint.path, options.query), init);
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw new NetworkTrouble(timedOut ? 'timeout' : 'unreachable', { cause });
  }
}

function addressOf(path: string, query: object | undefined): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
}

/**
 * Checks only the envelope. Checking the value would break pages during a roll-out, when a newer
 * gateway adds fields.
 */
async function readReply<Value>(response: Response): Promise<Value> {
  const requestId = response.headers.get('x-request-id') ?? undefined;
  const reply: unknown = await response.json().catch((cause: unknown) => {
    throw new NetworkTrouble('garbled', { cause, requestId });
  });
  if (!isRecord(reply)) throw new NetworkTrouble('garbled', { requestId });
  if (reply.success === true && 'value' in reply) return reply.value as Value;
  if (reply.success !== false) throw new NetworkTrouble('garbled', { requestId });
  throw new RefusedCall(
    isErrorCode(reply.code) ? reply.code : 'internal_error',
    reply.value,
    requestId,
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
/** A newer gateway may have codes that this page does not know; they show as a general error. */
const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && /^[a-z_]{1,64}$/.test(code);

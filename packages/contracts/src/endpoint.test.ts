import { describe, expect, it } from 'vitest';
import {
  type Endpoint,
  type ErrorCode,
  endpointList,
  endpoints,
  errorCodes,
  refusalsOf,
} from './index.ts';

const named = endpointList.map((call) => [call.name, call] as const);

/** Codes that no single call lists, because the server gives them to any request. */
const ofTheServer: readonly ErrorCode[] = ['not_found', 'method_not_allowed'];
/** A verdict of the ledger that no call can cause so far. */
const ofTheLedger: readonly ErrorCode[] = [
  'purse_frozen',
  'purse_not_found',
  'transfer_to_self',
  'posting_key_reused',
];
/** Checked before a registration by its own call, which comes with the affiliate codes. */
const toCome: readonly ErrorCode[] = ['invitation_code_error'];

describe('the contract', () => {
  it.each(Object.entries(endpoints))('lists %s under its name', (key, call) => {
    expect(call.name).toBe(key);
  });

  it('has one call per method and path', () => {
    const places = endpointList.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(places).size).toBe(places.length);
  });

  it.each(named)(
    '%s has a path of the site, without an end that means nothing',
    (_name, { path }) => {
      expect(path).toMatch(/^\/(wps|lgw|lotto|vendor|pay|ops|dev)(\/:?[A-Za-z0-9_-]+)+$/);
    },
  );

  it.each(named)('%s is immutable', (_name, call) => {
    expect(Object.isFrozen(call)).toBe(true);
  });

  it.each(named)('%s lists no implied refusals', (_name, call) => {
    const derived: Endpoint = { ...call, refusals: [] };
    const repeated = call.refusals.filter(
      (code) => code !== 'account_disabled' && refusalsOf(derived).includes(code),
    );
    expect(repeated).toEqual([]);
    expect(new Set(call.refusals).size).toBe(call.refusals.length);
  });

  it('uses every refusal of the table', () => {
    const possible = new Set([
      ...endpointList.flatMap(refusalsOf),
      ...ofTheServer,
      ...ofTheLedger,
      ...toCome,
    ]);
    expect(errorCodes.filter((code) => !possible.has(code))).toEqual([]);
  });
});

describe('a call', () => {
  const where = (fits: (call: Endpoint) => boolean) =>
    endpointList.filter(fits).map(({ name }) => name);

  it('E4 moves money only after a login, with a body and an idempotency key', () => {
    const wrong = endpointList.filter(
      ({ movesMoney, access, body }) =>
        movesMoney && (!['session', 'member', 'staff'].includes(access) || !body),
    );
    expect(wrong).toEqual([]);
    expect(where(({ movesMoney }) => movesMoney === true)).toContain('createDeposit');
  });

  it('C6 D-5 seals every call with a password', () => {
    const withPassword = endpointList.filter(({ body }) => holdsPassword(body));
    expect(withPassword.filter(({ sealed }) => !sealed).map(({ name }) => name)).toEqual([]);
    expect(withPassword.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'registerMember',
        'login',
        'changePassword',
        'setPaymentPassword',
        'addBankAccount',
      ]),
    );
  });

  it('K4 changes nothing by a GET', () => {
    expect(where(({ method, body }) => method === 'GET' && body !== undefined)).toEqual([]);
  });

  it('F11 consumes nonces only in read-only vendor calls', () => {
    expect(where(({ singleUse }) => singleUse === true)).toEqual([
      'vendorAuthenticate',
      'vendorBalance',
    ]);
  });

  it('shares only public read-only replies', () => {
    const wrong = endpointList.filter(
      (call) => call.shared && (call.access !== 'public' || call.method !== 'GET'),
    );
    expect(wrong).toEqual([]);
  });

  it('A7 marks polling calls as passive', () => {
    expect(where(({ passive }) => passive === true)).toEqual(
      expect.arrayContaining(['memberInfo', 'walletBalance', 'getDeposit', 'betHistory']),
    );
  });
});

function holdsPassword(schema: Endpoint['body']): boolean {
  const definition = schema?.def as
    | { shape?: Record<string, unknown>; options?: Endpoint['body'][] }
    | undefined;
  if (definition?.options) return definition.options.some(holdsPassword);
  return Object.keys(definition?.shape ?? {}).some((key) => /password/i.test(key));
}

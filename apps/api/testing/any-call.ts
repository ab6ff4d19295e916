import { randomInt } from 'node:crypto';
import { type Endpoint, endpointList } from '@lantern/contracts';
import { expect } from 'vitest';
import { credentialsOf } from './browsers.ts';
import { type Answer, formOf, readAnswer } from './client.ts';
import { signAsGateway } from './fake-gateway.ts';
import { signAsVendor } from './fake-vendor.ts';
import { formType, writeForm } from './forms.ts';
import type { TestSite } from './test-site.ts';

export interface Sending {
  token?: string;
  /** The body as it is sent. */
  text?: string;
  type?: string;
  /** With its question mark. */
  query?: string;
  host?: string;
  headers?: Record<string, string>;
  /** When a machine signed, in milliseconds since 1970. */
  signedAt?: number;
}

/** The calls that reply in the site's own format. Foreign protocols have separate tests. */
export const inOurWords = endpointList.filter(({ foreign }: Endpoint) => foreign === undefined);

/** The path of a call, with the vendor and gateway of the tests. */
export const pathOf = ({ path }: Endpoint) =>
  path.replace(':vendor', 'bgs').replace(':gateway', 'paygate');

/** A fresh address for each request, at a site that trusts this machine as its proxy. */
export const fromAnywhere = () => ({
  'x-forwarded-for': [11, 0, 0, 0].map((part) => part || randomInt(1, 255)).join('.'),
});

/** Sends any call of the contract with any bytes, signed for a machine's call. */
export async function sendAny(
  site: TestSite,
  call: Endpoint,
  sending: Sending = {},
): Promise<Answer<unknown>> {
  const { text, query = '', signedAt = Date.now() } = sending;
  const path = pathOf(call) + query;
  const sign = { vendor: signAsVendor, gateway: signAsGateway }[call.access as string];
  let request = site.client
    .raw(call.method, path)
    .set('host', sending.host ?? 'localhost')
    .set({ ...sign?.(path, text ?? '', undefined, signedAt) })
    .set(sending.headers ?? {});
  if (sending.token) request = request.set(credentialsOf(sending.token));
  if (text === undefined) return readAnswer(await request);
  if (call.upload && sending.type === undefined)
    return readAnswer(
      await request
        .set('content-type', formType)
        .send(writeForm([{ name: 'body', filename: null, bytes: text }])),
    );
  return readAnswer(
    await request.set('content-type', sending.type ?? 'application/json').send(text),
  );
}

/** The body as a contract client sends it: sealed, or as a form, if the call needs that. */
export async function sendBody(
  site: TestSite,
  call: Endpoint,
  body: unknown,
  sending: Sending = {},
): Promise<Answer<unknown>> {
  if (call.form)
    return sendAny(site, call, {
      ...sending,
      text: formOf(body),
      type: 'application/x-www-form-urlencoded',
    });
  if (!call.sealed) return sendAny(site, call, { ...sending, text: JSON.stringify(body) });
  const text = await site.client.seal(call, body, { host: sending.host ?? 'localhost' });
  return sendAny(site, call, { ...sending, text, type: 'application/jose' });
}

/** Checks a promise of each call, in one test: the set-up of a test costs more than a call. */
export async function ofEach(
  calls: readonly (readonly [name: string, call: Endpoint])[],
  check: (call: Endpoint) => Promise<void>,
): Promise<void> {
  expect(calls.length).toBeGreaterThan(0);
  const broken: string[] = [];
  for (const [name, call] of calls)
    await check(call).catch((error: Error) => broken.push(`${name}: ${error.message}`));
  expect(broken).toEqual([]);
}

import { randomInt } from 'node:crypto';
import { type Endpoint, endpointList } from '@lantern/contracts';
import { credentialsOf } from './browsers.ts';
import { type Answer, formOf, readAnswer } from './client.ts';
import { signAsGateway } from './fake-gateway.ts';
import { signAsVendor } from './fake-vendor.ts';
import { formType, writeForm } from './forms.ts';
import type { TestSite } from './test-site.ts';

export interface Sending {
  token?: string;
  /** The body as it goes over the wire. */
  text?: string;
  type?: string;
  /** With its question mark. */
  query?: string;
  host?: string;
  headers?: Record<string, string>;
  /** When a machine signed, in milliseconds since 1970. */
  signedAt?: number;
}

/**
 * The calls that answer in our own words. Those of somebody else's protocol have tests that know
 * its words.
 */
export const inOurWords = endpointList.filter(({ foreign }: Endpoint) => foreign === undefined);

/** The path of a call, at the vendor and gateway that the tests have. */
export const pathOf = ({ path }: Endpoint) =>
  path.replace(':vendor', 'bgs').replace(':gateway', 'paygate');

/** Another address for each request, for a site that trusts this machine as its proxy. */
export const fromAnywhere = () => ({
  'x-forwarded-for': [11, 0, 0, 0].map((part) => part || randomInt(1, 255)).join('.'),
});

/** Sends any call of the contract with any bytes, signed where a machine makes it. */
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

/**
 * As a client of the contract would send a body: sealed, or as a form, where the call asks for
 * that.
 */
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

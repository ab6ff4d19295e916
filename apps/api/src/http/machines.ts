import { type Endpoint, Refusal } from '@lantern/contracts';
import type { FastifyRequest } from 'fastify';
import type { SignedMessage } from '../ports/payment.ts';
import type { Site } from '../site.ts';

const nonceLife = 600;

/** Whether vendors or payment gateways make the call. */
export const isForMachines = ({ access }: Endpoint) => access === 'vendor' || access === 'gateway';

export const messageOf = ({ method, url, body, headers }: FastifyRequest): SignedMessage => ({
  method,
  path: url,
  body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
  headers,
});

/**
 * The code of the calling machine, authenticated by its signature over the raw bytes before they
 * are parsed.
 * @throws Refusal unknown_vendor, unknown_gateway, address_not_allowed, bad_signature,
 *   callback_stale
 */
export async function machineOf(
  site: Site,
  call: Endpoint,
  request: FastifyRequest,
): Promise<string> {
  const { vendor: vendorName, gateway: gatewayName } = request.params as {
    vendor?: string;
    gateway?: string;
  };
  const named = vendorName === undefined ? undefined : site.vendors.get(vendorName.toUpperCase());
  const vendor = named?.protocol === call.protocol ? named : undefined;
  const gateway = gatewayName === undefined ? undefined : site.payments.get(gatewayName);
  const machine = vendor ?? gateway;
  if (!machine) throw new Refusal(call.access === 'vendor' ? 'unknown_vendor' : 'unknown_gateway');
  if (vendor && !vendor.allows(request.address)) throw new Refusal('address_not_allowed');
  const verdict = await machine.judge(messageOf(request));
  if (verdict === 'valid') return machine.code;
  site.log.warn(
    { event: verdict, machine: machine.code, address: request.address, requestId: request.id },
    'a signed call was refused',
  );
  throw new Refusal(verdict === 'stale' ? 'callback_stale' : 'bad_signature');
}

/** @throws Refusal callback_replayed for a single-use call whose nonce was seen before */
export async function refuseReplay(
  { redis }: Site,
  call: Endpoint,
  request: FastifyRequest,
): Promise<void> {
  if (!call.singleUse) return;
  const key = `nonce:${request.url}:${String(request.headers['x-nonce'])}`;
  const first = await redis.set(key, '1', 'EX', nonceLife, 'NX');
  if (first === null) throw new Refusal('callback_replayed');
}

import { type Endpoint, Refusal } from '@lantern/contracts';
import type { FastifyRequest } from 'fastify';
import type { Site } from '../site.ts';

/** Who signs: a game vendor or a payment gateway. */
export interface Machine {
  code: string;
}

const nonceLife = 600;

/**
 * The machine that made a call, known by its signature over the raw bytes before anything of them is read.
 * @throws Refusal unknown_vendor, unknown_gateway, address_not_allowed, bad_signature, callback_stale
 */
export function machineOf(site: Site, call: Endpoint, request: FastifyRequest): Machine | undefined {
  if (call.access !== 'vendor' && call.access !== 'gateway') return undefined;
  const { vendor: vendorName, gateway: gatewayName } = request.params as { vendor?: string; gateway?: string };
  const vendor = vendorName === undefined ? undefined : site.vendors.get(vendorName.toUpperCase());
  const gateway = gatewayName === undefined ? undefined : site.payments.get(gatewayName);
  const machine = vendor ?? gateway;
  if (!machine) throw new Refusal(call.access === 'vendor' ? 'unknown_vendor' : 'unknown_gateway');
  if (vendor && !vendor.allows(request.ip)) throw new Refusal('address_not_allowed');
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const verdict = machine.judge({ method: request.method, path: request.url, body, headers: request.headers });
  if (verdict === 'valid') return { code: machine.code };
  site.log.warn(
    { event: verdict, machine: machine.code, address: request.ip, requestId: request.id },
    'a signed call was refused',
  );
  throw new Refusal(verdict === 'stale' ? 'callback_stale' : 'bad_signature');
}

/**
 * A call that has a transaction id may be repeated byte by byte: it has one effect and one answer. The others, which only ask,
 * are good for one time.
 */
export async function refuseReplay({ redis }: Site, call: Endpoint, request: FastifyRequest): Promise<void> {
  if (call.access !== 'vendor' || !(call.name === 'vendorAuthenticate' || call.name === 'vendorBalance')) return;
  const first = await redis.set(
    `nonce:${request.url}:${String(request.headers['x-nonce'])}`,
    '1',
    'EX',
    nonceLife,
    'NX',
  );
  if (first === null) throw new Refusal('callback_replayed');
}

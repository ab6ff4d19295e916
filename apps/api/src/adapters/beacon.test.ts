import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { quicknet, timeOf } from '@lantern/draws/beacon';
import { localChain } from '@lantern/draws/local-chain';
import { describe, expect, it, onTestFinished } from 'vitest';
import { BeaconError } from '../ports/beacon.ts';
import { Drand } from './drand.ts';
import { LocalBeacon, type Misbehaviour } from './local-beacon.ts';
import { type BeaconSource, VerifiedBeacon } from './verified-beacon.ts';

const local = localChain('0f'.repeat(32), 1_700_000_000, 3);
const { chain, sign } = local;

/** A server that replies like a relay of drand, or as the test wants. */
async function relay(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const replying = (status: number, body: unknown): Promise<string> =>
  relay((_request, reply) => reply.writeHead(status).end(JSON.stringify(body)));

const beaconOf = (...origins: string[]) =>
  new VerifiedBeacon(
    chain,
    origins.map((origin) => new Drand(origin, chain.hash, 500)),
  );

describe('LOT-07 a relay of drand', () => {
  it('is asked for the round of the chain, and its signature is verified', async () => {
    const asked: (string | undefined)[] = [];
    const origin = await relay((request, reply) => {
      asked.push(request.url);
      const randomness = 'not used: it is calculated from the signature';
      reply.end(JSON.stringify({ ...sign(7), randomness }));
    });
    expect(await beaconOf(`${origin}/`).round(7)).toEqual(sign(7));
    expect(asked).toEqual([`/${chain.hash}/public/7`]);
  });

  it.each([404, 425])('that replies %d does not have the round yet', async (status) => {
    expect(await beaconOf(await replying(status, {})).round(7)).toBeUndefined();
  });

  it.each<[string, number, unknown, string]>([
    ['another round', 200, sign(8), 'wrong_round'],
    ['a forged signature', 200, { ...sign(8), round: 7 }, 'wrong_signature'],
    ['something unreadable', 200, { round: '7' }, 'unreadable'],
    ['an error', 500, {}, 'status 500'],
    ['no JSON', 200, undefined, 'JSON'],
  ])('G15 with %s is not believed', async (_what, status, body, problem) => {
    const asked = beaconOf(await replying(status, body)).round(7);
    await expect(asked).rejects.toThrow(BeaconError);
    await expect(asked).rejects.toThrow(problem);
  });

  it('G15 that fails, lies or hangs leaves the round to the next one', async () => {
    const origins = [
      await replying(500, {}),
      await replying(200, { ...sign(8), round: 7 }),
      await relay(() => undefined),
      await replying(404, {}),
      await replying(200, sign(7)),
    ];
    expect(await beaconOf(...origins).round(7)).toEqual(sign(7));
  });

  it('that redirects is not followed', async () => {
    const origin = await relay((_request, reply) =>
      reply.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    );
    await expect(beaconOf(origin).round(7)).rejects.toThrow(BeaconError);
  });

  it('can be that of quicknet', () => {
    expect(new Drand('https://api.drand.sh', quicknet.hash).name).toBe('api.drand.sh');
  });
});

describe('LOT-07 the local beacon', () => {
  const at = (time: number): { source: LocalBeacon; beacon: VerifiedBeacon } => {
    const source = new LocalBeacon(local, { now: () => new Date(time) });
    return { source, beacon: new VerifiedBeacon(chain, [source satisfies BeaconSource]) };
  };

  it('has a round from its time on', async () => {
    expect(await at(timeOf(chain, 5) - 1).beacon.round(5)).toBeUndefined();
    expect(await at(timeOf(chain, 5)).beacon.round(5)).toEqual(sign(5));
  });

  it('G15 is waited for while it is late', async () => {
    const { source, beacon } = at(timeOf(chain, 9));
    source.misbehaviour = 'late';
    expect(await beacon.round(5)).toBeUndefined();
    source.misbehaviour = undefined;
    expect(await beacon.round(5)).toEqual(sign(5));
  });

  it.each<Misbehaviour>(['unreachable', 'wrong_signature', 'wrong_round'])(
    'G15 is not believed with %s',
    async (misbehaviour) => {
      const { source, beacon } = at(timeOf(chain, 9));
      source.misbehaviour = misbehaviour;
      await expect(beacon.round(5)).rejects.toThrow(misbehaviour);
    },
  );
});

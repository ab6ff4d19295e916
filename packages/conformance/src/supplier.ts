import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type Hub88Game,
  type Hub88Launch,
  type Hub88Transaction,
  hub88Launch,
  hub88Paths,
  hub88TransactionsRequest,
} from '@lantern/contracts/hub88-wallet';
import { readPublicKey, verifyRsa } from '@lantern/signing';
import type { SupplierGame } from './wheel-game.ts';

/** How the supplier misbehaves: it answers 503, or with a game at another address. */
export type SupplierMood = 'well' | 'away' | 'elsewhere';

/** A stand-in for Hub88, by its public documents: what the site calls. */
export interface Supplier {
  readonly url: string;
  /** The code of its only game. */
  readonly game: string;
  /** The valid launches, in order. */
  readonly launches: readonly Hub88Launch[];
  /** The transactions of all rounds, as its list has them. */
  readonly transactions: Hub88Transaction[];
  /** Its list of games. */
  games: Hub88Game[];
  mood: SupplierMood;
  /** Its game in a browser; without one, it has addresses of games and no page. */
  playable: SupplierGame | undefined;
  stop(): Promise<void>;
}

const mostBytes = 65_536;

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > mostBytes) throw new Error('The request is too large.');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function send(response: ServerResponse, status: number, value: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

/** @param sitePublicKey in PEM: the site signs its calls with the private one */
export async function startSupplier(
  sitePublicKey: string,
  { port = 0, game = 'stand_in_wheel', host = '127.0.0.1' } = {},
): Promise<Supplier> {
  const key = readPublicKey(sitePublicKey);
  if (!key) throw new Error('The site’s public key is not an RSA key in PEM.');
  const launches: Hub88Launch[] = [];
  const transactions: Hub88Transaction[] = [];
  /** By path; undefined for invalid parameters. */
  const answers: Record<string, (asked: unknown) => object | undefined> = {
    [hub88Paths.launch]: (asked) => {
      const launch = hub88Launch.safeParse(asked);
      if (!launch.success) return undefined;
      launches.push(launch.data);
      const at = supplier.mood === 'elsewhere' ? 'http://elsewhere.test' : supplier.url;
      const token = supplier.playable && launch.data.token;
      return { url: `${at}/games/${launch.data.game_code}${token ? `#${token}` : ''}` };
    },
    [hub88Paths.games]: () => supplier.games,
    [hub88Paths.transactions]: (asked) => {
      const wanted = hub88TransactionsRequest.safeParse(asked);
      return wanted.success
        ? transactions.filter(({ round }) => round === wanted.data.round)
        : undefined;
    },
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bodyOf(request);
    const { playable } = supplier;
    const [, code, what] = /^\/games\/([\w-]+)(?:\/(open|spin))?$/.exec(request.url ?? '') ?? [];
    if (playable && code === game) {
      if (what) return send(response, 200, await playable.answer(what, JSON.parse(String(body))));
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(playable.page);
      return;
    }
    if (supplier.mood === 'away') return send(response, 503, { error: 'maintenance' });
    if (!verifyRsa([key], body, String(request.headers['x-hub88-signature'] ?? '')))
      return send(response, 401, { error: 'Request signature is invalid' });
    const reply = answers[request.url ?? ''];
    if (!reply) return send(response, 404, { error: 'unknown path' });
    const value = reply(JSON.parse(body.toString()));
    if (!value) return send(response, 400, { error: 'Invalid request parameters' });
    send(response, 200, value);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => send(response, 500, { error: 'Internal error' }));
  });
  server.listen(port, host);
  await once(server, 'listening');
  const supplier: Supplier = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ game, launches, transactions, mood: 'well', playable: undefined },
    games: [{ game_code: game, name: 'Wheel', category: 'Table Games', demo_game_support: true }],
    async stop() {
      supplier.playable?.stop();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return supplier;
}

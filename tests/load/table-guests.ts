import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import pg from 'pg';
import { WebSocket } from 'ws';
import { openPlayers } from './players.ts';
import type { MeasuredSite } from './site.ts';

/** The vendor limits calls by address, so the guests come from some addresses of this machine. */
const addresses = Array.from({ length: 50 }, (_, at) => ({
  localAddress: `127.0.0.${at + 2}`,
  agent: new Agent({ keepAlive: true, localAddress: `127.0.0.${at + 2}` }),
}));

function addressOf(at: number): (typeof addresses)[number] {
  const address = addresses[at % addresses.length];
  if (!address) throw new Error('There are no addresses.');
  return address;
}

/** What the benchmark reads of a frame that the table broadcasts. */
export interface Frame {
  type: 'table' | 'crowd' | 'live';
  chain?: { randomness: string | null };
  round?: { roundId: string; state: string; until: number } | null;
}

/** A player whose page watches a table. */
export interface Guest extends Caller {
  readonly socket: WebSocket;
}

/**
 * Members with money and an open game, and the vendor's sessions and seeds of them. Returns the
 * tokens of the sessions.
 */
async function openSessions(site: MeasuredSite, game: string, count: number): Promise<string[]> {
  const database = new pg.Client({ connectionString: site.postgres('lantern') });
  const vendor = new pg.Client({ connectionString: site.postgres('arcade') });
  await Promise.all([database.connect(), vendor.connect()]);
  try {
    const name = `t${game.replaceAll('-', '')}${count}`;
    const players = await openPlayers(database, count, name, game);
    const sessions = players.map((player) => ({
      ...player,
      id: randomUUID(),
      token: randomBytes(32).toString('base64url'),
    }));
    await vendor.query(
      `insert into session (id, token_hash, player_id, game, play_token, currency, digits,
                            language, nickname, trial)
       select i.*, 'VND', 0, 'en', 'guest', false
         from unnest($1::uuid[], $2::bytea[], $3::uuid[], $4::text[], $5::text[]) i`,
      [
        sessions.map(({ id }) => id),
        sessions.map(({ token }) => createHash('sha256').update(token).digest()),
        sessions.map(({ playerId }) => playerId),
        sessions.map(() => game),
        sessions.map(({ sessionToken }) => sessionToken),
      ],
    );
    await vendor.query(
      `insert into seed (id, player_id, server_seed, server_seed_hash, client_seed, state)
       select gen_random_uuid(), i.player, i.seed,
              encode(sha256(convert_to(i.seed, 'UTF8')), 'hex'),
              case i.state when 'in_use' then 'bench' end, i.state
         from unnest($1::uuid[], $2::text[]) p(player, one),
              lateral (values (p.player, p.one, 'in_use'),
                              (p.player, md5(p.one) || md5(p.one || 'next'), 'next'))
                      i(player, seed, state)`,
      [
        sessions.map(({ playerId }) => playerId),
        sessions.map(() => randomBytes(32).toString('hex')),
      ],
    );
    return sessions.map(({ token }) => token);
  } finally {
    await Promise.all([database.end(), vendor.end()]);
  }
}

/** Milliseconds from the call to the whole reply. */
function post(url: string, agent: Agent, path: string, body: object) {
  const text = JSON.stringify(body);
  const headers = { 'content-type': 'application/json', 'content-length': text.length };
  return new Promise<{ ms: number; success: boolean; code: string | null }>((resolve, reject) => {
    const began = performance.now();
    const call = request(new URL(path, url), { method: 'POST', agent, headers }, (reply) => {
      let received = '';
      reply.setEncoding('utf8');
      reply.on('data', (part: string) => {
        received += part;
      });
      reply.on('end', () => {
        const { success, code } = JSON.parse(received) as { success: boolean; code: string };
        resolve({ ms: performance.now() - began, success, code: success ? null : code });
      });
    });
    call.on('error', reject);
    call.end(text);
  });
}

/** A member with an open game, who makes calls and watches nothing. */
export interface Caller {
  readonly session: string;
  post(path: string, body: object): Promise<{ ms: number; success: boolean; code: string | null }>;
}

/** Players of a game who make calls. */
export async function openCallers(
  site: MeasuredSite,
  game: string,
  count: number,
): Promise<Caller[]> {
  const sessions = await openSessions(site, game, count);
  return sessions.map((session, at) => {
    const { agent } = addressOf(at);
    return {
      session,
      post: (path, body) => post(site.arcadeUrl, agent, path, { session, ...body }),
    };
  });
}

/** Opens the pages of some players at a table. `receive` gets every frame of every page. */
export async function seatGuests(
  site: MeasuredSite,
  game: string,
  count: number,
  receive: (guest: number, text: string) => void,
): Promise<Guest[]> {
  const guests: Guest[] = [];
  for (const [at, caller] of (await openCallers(site, game, count)).entries()) {
    const live = new URL('/api/table/live', site.arcadeUrl);
    live.protocol = 'ws';
    const socket = new WebSocket(live, { localAddress: addressOf(at).localAddress });
    socket.on('message', (data) => receive(at, String(data)));
    await once(socket, 'open');
    socket.send(JSON.stringify({ session: caller.session, game }));
    guests.push({ ...caller, socket });
  }
  return guests;
}

export function leave(guests: readonly Guest[]): void {
  for (const { socket } of guests) socket.terminate();
  for (const { agent } of addresses) agent.destroy();
}

import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { expect, inject } from 'vitest';
import { systemClock } from '../src/adapters/system.ts';
import { Transfer } from '../src/adapters/vendors/transfer/transfer.ts';

const program = path.join(
  import.meta.dirname,
  '..',
  '..',
  'parlour',
  'testing',
  'parlour-process.ts',
);
const secret = 'the site and the vendor share this secret';
/** Milliseconds: the timeout of a call, and the extra delay of a hanging one. */
const [patience, hangMs] = [1500, 2500];

async function onServer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** The stand-in vendor as a separate process and database, and the site's connection to it. */
export async function startParlour() {
  const name = `${inject('templateDatabase')}_parlour_${randomBytes(4).toString('hex')}`;
  await onServer(`create database ${name}`);
  const databaseUrl = new URL(inject('postgresUrl'));
  databaseUrl.pathname = `/${name}`;
  const publicUrl = 'http://127.0.0.1:6100';
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: '0',
      DATABASE_URL: databaseUrl.href,
      PARLOUR_SECRET: secret,
      PUBLIC_URL: publicUrl,
      HANG_MS: String(hangMs),
    },
  });
  const gone = once(child, 'exit');
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string];
  const options = { code: 'PLR', url, publicUrl, clock: systemClock, patience };
  return {
    /** Its address and key. */
    at: { url, secret },
    vendor: new Transfer({ ...options, secret }),
    stranger: new Transfer({ ...options, secret: `${secret}!` }),
    /** Resolves when the vendor has handled every transfer, also one whose caller has left. */
    taken: () =>
      expect
        .poll(async () => (await fetch(new URL('/desk/mood', url))).json())
        .toMatchObject({ value: { underWay: 0 } }),
    async mood(mood: string, transfers?: number): Promise<void> {
      const answer = await fetch(new URL('/desk/mood', url), {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ mood, ...(transfers && { transfers }) }),
      });
      if (!answer.ok) throw new Error(`the vendor has no mood ${mood}`);
    },
    /** Sets how the next reports of rounds go wrong. */
    async feedMood(mood: string, calls: number): Promise<void> {
      const answer = await fetch(new URL('/desk/feed', url), {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ mood, calls }),
      });
      if (!answer.ok) throw new Error(`the vendor has no mood ${mood}`);
    },
    /** Cancels a round. */
    async cancel(round: string): Promise<void> {
      const answer = await fetch(new URL(`/desk/rounds/${round}`, url), { method: 'DELETE' });
      if (!answer.ok) throw new Error(`the vendor has no round ${round}`);
    },
    /** A call of the game's page. */
    async page<Value>(path: string, body: object): Promise<Value> {
      const answer = await fetch(new URL(path, url), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const { success, value } = (await answer.json()) as { success: boolean; value: Value };
      if (!success) throw new Error(`${path} is refused`);
      return value;
    },
    async stop(): Promise<void> {
      child.kill('SIGTERM');
      await gone;
      await onServer(`drop database ${name} with (force)`);
    },
  };
}

import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { endpoints, type ValueOf } from '@lantern/contracts';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { finish, onlyGames, openDraws, place, slipOn } from '../../../testing/lottery.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
const tool = path.join(import.meta.dirname, '../../../../../tooling/audit-draws.mjs');
const run = promisify(execFile);

/** Runs the audit as anyone does who has the repository. */
async function audit(...options: string[]) {
  const ended = await run(process.execPath, [tool, ...options]).catch(
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
  return { code: 'code' in ended ? ended.code : 0, stdout: ended.stdout, stderr: ended.stderr };
}

let drawId = '';
let feed: { value: ValueOf<typeof endpoints.drawFeed> };
beforeAll(async () => {
  await onlyGames(site, ['k3-5']);
  [drawId = ''] = await openDraws(site);
  await place(site, (await site.memberWith(10_000n)).token, slipOn([drawId]));
  await finish(site, drawId);
  const [{ day } = { day: '' }] = await site.query<{ day: string }>(
    'select day::text from lottery_draw where id = $1',
    [drawId],
  );
  const query = { gameCode: 'k3-5', day };
  const { reply } = await site.client.call(endpoints.drawFeed, { query });
  if (!reply.success) throw new Error('the feed is refused');
  // The beacon of this test is a minute ahead of the database.
  const draws = reply.value.draws.map((draw) => ({
    ...draw,
    drawnAt: new Date(Date.parse(draw.drawnAt ?? '') + 60_000).toISOString(),
  }));
  feed = { value: { ...reply.value, draws } };
});

/** A file with a reply of the feed. */
async function saved(content: unknown): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'audit-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'feed.json');
  await writeFile(file, JSON.stringify(content));
  return file;
}

describe('LOT-07 the audit of a feed by tooling/audit-draws.mjs', () => {
  it('verifies what the site publishes, and says what it is not independent of', async () => {
    const { code, stdout } = await audit('--file', await saved(feed));
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(/^✔ \d{4}-\d\d-\d\d k3-5: 1 verified, test chain of the site/),
    ]);
  });

  it('ends with 1 and names the draw and the fault where a result was changed', async () => {
    const draws = feed.value.draws.map((draw) => ({
      ...draw,
      result: draw.result?.map((eye) => String((Number(eye) % 6) + 1)),
    }));
    const file = await saved({ ...feed, value: { ...feed.value, draws } });
    const { code, stdout } = await audit('--file', file);
    expect([code, stdout]).toEqual([1, expect.stringContaining(`${drawId}: result`)]);
    const whole = await audit('--file', file, '--json');
    expect([whole.code, JSON.parse(whole.stdout)]).toMatchObject([
      1,
      [{ gameCode: 'k3-5', audit: { verified: 0, faults: [{ drawId, fault: 'result' }] } }],
    ]);
  });

  it('reads one game of a running site, and finds what its clocks say there', async () => {
    const { day, gameCode } = feed.value;
    const url = site.url.replace('127.0.0.1', 'localhost');
    const { code, stdout } = await audit('--url', url, '--game', gameCode, '--day', day);
    expect([code, stdout]).toEqual([1, `✖ ${day} k3-5: 0 verified\n    ${drawId}: drawn_early\n`]);
    const none = await audit('--url', url, '--game', gameCode, '--day', '2020-01-01');
    expect([none.code, none.stdout]).toEqual([0, '✔ 2020-01-01 k3-5: 0 verified\n']);
  });

  it('fails with what is not a feed, and explains itself', async () => {
    const refused = await audit('--file', await saved({ success: false, value: null }));
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('no value')]);
    expect((await audit('--unknown')).code).toBe(1);
    const { code, stdout } = await audit('--help');
    expect([code, stdout]).toEqual([0, expect.stringContaining('--game')]);
  });

  it('the fields of the feed stay: programs of others read them', () => {
    expect(Object.keys(feed.value.draws[0] ?? {}).toSorted()).toEqual([
      ...['beacon', 'bookRoot', 'closedAt', 'closesAt', 'commitment', 'committedAt'],
      ...['corrections', 'drawId', 'drawnAt', 'drawsAt', 'family', 'gameCode', 'margin'],
      ...['numero', 'opensAt', 'result', 'seed', 'seedChain', 'settledAt', 'state', 'tickets'],
      ...['voidReason', 'voidedAt'],
    ]);
  });
});

import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import {
  checks,
  hub88Dialect,
  type Member,
  Stage,
  seamlessDialect,
  startSupplier,
} from '@lantern/conformance';
import { endpoints } from '@lantern/contracts';
import { vendorPaths } from '@lantern/contracts/seamless-wallet';
import { transferWalletPaths } from '@lantern/contracts/transfer-wallet';
import { verify } from '@lantern/signing';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { disabledMember } from '../testing/disabled-member.ts';
import { hub88Keys, siteKeys } from '../testing/hub88.ts';
import { staffAt } from '../testing/staff.ts';
import { freshName, TestSite, useTestSite } from '../testing/test-site.ts';
import { readNewCatalogues } from './modules/vendors/read-catalogues.ts';
import { startProblem } from './start-problem.ts';
import { connectVendor } from './vendor-command.ts';

const site = useTestSite();
const key = 'a key of 32 characters or more for ABC';
const opening = 1_000_000n;
const folder = mkdtempSync(path.join(tmpdir(), 'lantern-vendor-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, `${text}\n`);
  return file;
}
const keyFile = fileWith('key.txt', key);

interface End {
  code: number;
  out: string;
  told: string;
}

const environment = () => ({
  DATABASE_URL: site.site.config.databaseUrl,
  KEYRING_SECRET: site.site.config.keyringSecret,
});

/** What the command does, as the owner of the tables. */
const connect = (...args: string[]): Promise<End> =>
  connectVendor(args, environment()).then(
    (out) => ({ code: 0, out, told: '' }),
    (error: unknown) => ({ code: 1, out: '', told: startProblem(error) }),
  );

/** A gateway of the same site that has started after the vendors were connected. */
async function restarted(): Promise<TestSite> {
  const second = new TestSite();
  await second.start({ databaseUrl: site.site.config.databaseUrl });
  return second;
}

/** A vendor that publishes two games, to calls that are signed with its key. */
async function startVendor() {
  const games = ['sunny-reels', 'quiet-cards'].map((code) => ({
    ...{ code, names: { en: code }, category: 'RNG', classify: 'slot', trial: true },
  }));
  const published = { success: true, value: { games } };
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const { method = '', url: asked = '', headers } = request;
    const known = asked === vendorPaths.games || asked === transferWalletPaths.games;
    const signed = verify([key], { method, path: asked, body }, headers, Date.now()) === 'valid';
    response.writeHead(known && signed ? 200 : 401, { 'content-type': 'application/json' });
    response.end(JSON.stringify(published));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => once(server.close(), 'close'),
  };
}

let vendor: Awaited<ReturnType<typeof startVendor>>;
beforeAll(async () => {
  vendor = await startVendor();
});
afterAll(() => vendor.stop());

describe('GAM-20 a second vendor that speaks our own protocol', () => {
  const game = { nodeId: 'ABC:sunny-reels', vassalage: 'ABC' };
  let second: TestSite;
  let stage: Stage;

  /** A few free rounds on the game, as staff grant them. */
  async function grantTo(username: string): Promise<void> {
    const { token, host } = await staffAt(site, 'cashier');
    const terms = { games: [game.nodeId], value: '1000', rounds: 3, days: 7, reason: 'To certify' };
    const body = { username, ...terms };
    const asked = { token, host, key: freshName(), body };
    const { value } = await site.client.call(endpoints.grantFreeRounds, asked);
    expect(value).toEqual({ result: 'granted' });
  }

  const member = async (): Promise<Member> => {
    const { token, account } = await site.memberWith(opening);
    await grantTo(account);
    return {
      async launch() {
        return (await second.client.call(endpoints.launchGame, { token, query: game })).value
          .game_url;
      },
      async logout() {
        await second.client.call(endpoints.logout, { token });
      },
    };
  };

  beforeAll(async () => {
    const options = ['--name', 'ABC Games', '--protocol', 'seamless', '--url', vendor.url];
    const done = await connect(
      'ABC',
      ...options,
      '--public-url',
      'https://abc.test',
      '--key-file',
      keyFile,
      '--free-rounds',
      'yes',
    );
    expect(done).toMatchObject({ code: 0, told: '' });
    second = await restarted();
    const dialect = seamlessDialect({
      site: second.url,
      vendor: 'ABC',
      secret: key,
      game: 'sunny-reels',
    });
    const blocked = await disabledMember(site);
    stage = new Stage({ site: second.url, dialect, member, other: member, blocked });
  }, 30_000);
  afterAll(() => second.stop());

  it('GAM-20 is offered by a brand once its staff accept a game of its catalogue', async () => {
    await readNewCatalogues(second.site);
    const { token, host } = await staffAt(site, 'reviewer');
    const { value } = await second.client.call(endpoints.gameChanges, {
      ...{ token, host, query: { show: 'open', pageSize: '100' } },
    });
    const change = value.list.find(
      ({ vassalage, game: code }) => `${vassalage}:${code}` === game.nodeId,
    );
    expect(change).toMatchObject({ vendorName: 'ABC Games', kind: 'new' });
    const decision = {
      id: change?.id ?? '',
      decision: 'accepted',
      reason: 'a new vendor',
    } as const;
    await second.client.call(endpoints.decideGameChange, { token, host, body: decision });
    const list = await second.client.call(endpoints.gameList, { query: { vassalage: 'ABC' } });
    expect(list.value.games).toMatchObject([{ nodeId: game.nodeId, vassalage: 'ABC' }]);
  });

  it('GAM-20 opens its games at its own address, which pages may frame', async () => {
    const url = new URL(await (await member()).launch());
    expect(url.origin + url.pathname).toBe('https://abc.test/play/sunny-reels');
    expect(second.site.vendors.get('ABC')?.origins).toEqual(['https://abc.test']);
  });

  it.each(checks.map((check) => [check.number, check.title, check] as const))(
    'GAM-27 is certified: %s %s',
    async (_number, _title, check) => check.run(stage),
  );

  it('GAM-20 F11 knows only its own key, and not the one of another vendor', async () => {
    const message = stage.dialect.message(await stage.play(), { kind: 'balance' });
    const foreign = seamlessDialect({
      ...{ site: second.url, vendor: 'ABC', secret: 'the key of another vendor, 32 characters' },
      game: 'sunny-reels',
    });
    const headers = foreign.sign(message, Date.now());
    const answer = await stage.sendAs(await stage.play(), message, headers);
    expect(answer.word).toBe('bad_signature');
  });

  it('GAM-20 stays connected while members have open rounds there', async () => {
    const bet = stage.bet();
    await stage.expect(bet, 'ok');
    expect(await connect('ABC', '--disconnect')).toMatchObject({
      ...{ code: 1, told: expect.stringContaining('Members have money at ABC') },
    });
    await stage.expect(stage.rollback(bet), 'ok');
  });
});

describe('GAM-20 a second vendor that speaks another protocol', () => {
  it('GAM-22 keeps wallets of its own, by our transfer protocol', async () => {
    const options = ['--name', 'XYZ', '--protocol', 'transfer', '--url', vendor.url];
    expect(await connect('XYZ', ...options, '--key-file', keyFile)).toMatchObject({ code: 0 });
    const second = await restarted();
    onTestFinished(() => second.stop());
    await readNewCatalogues(second.site);
    expect(
      await second.query(
        `select g.code, c.games from game_change g join vendor_catalogue c using (vendor_code)
        where vendor_code = 'XYZ' order by 1`,
      ),
    ).toEqual([
      { code: 'quiet-cards', games: 2 },
      { code: 'sunny-reels', games: 2 },
    ]);
  });

  it('GAM-20 is another account at Hub88, with its own keys', async () => {
    const supplier = await startSupplier(siteKeys.publicKey, { game: 'wheel' });
    onTestFinished(() => supplier.stop());
    const options = ['--name', 'Hub', '--protocol', 'hub88', '--url', supplier.url];
    const done = await connect(
      ...['HUBTWO', ...options, '--operator-id', '42', '--game-origins', supplier.url],
      ...['--key-file', fileWith('site.pem', siteKeys.privateKey)],
      ...['--public-key-file', fileWith('hub88.pub.pem', hub88Keys.publicKey)],
    );
    expect(done).toMatchObject({ code: 0, told: '' });
    const second = await restarted();
    onTestFinished(() => second.stop());
    await readNewCatalogues(second.site);
    const { token, host } = await staffAt(site, 'reviewer');
    const query = { show: 'open', pageSize: '100' };
    const { value } = await second.client.call(endpoints.gameChanges, { token, host, query });
    const id = value.list.find(({ vassalage }) => vassalage === 'HUBTWO')?.id ?? '';
    const body = { id, decision: 'accepted', reason: 'a new vendor' } as const;
    await second.client.call(endpoints.decideGameChange, { token, host, body });
    const member = async (): Promise<Member> => {
      const { token } = await site.memberWith(opening);
      const game = { nodeId: 'HUBTWO:wheel', vassalage: 'HUBTWO' };
      return {
        async launch() {
          return (await second.client.call(endpoints.launchGame, { token, query: game })).value
            .game_url;
        },
        logout: () => Promise.resolve(),
      };
    };
    const { privateKey } = hub88Keys;
    const dialect = hub88Dialect({ vendor: 'HUBTWO', privateKey, supplier });
    const stage = new Stage({ site: second.url, dialect, member, other: member });
    const bet = stage.bet();
    await stage.expect(bet, 'ok');
    await stage.expect(stage.win(bet, { closes: true }), 'ok');
    await stage.expectBalance(opening + 1000n);
  });
});

describe('GAM-20 the command that connects a vendor', () => {
  const good = [
    '--name',
    'N',
    '--protocol',
    'seamless',
    '--url',
    'https://n.test',
    '--key-file',
    keyFile,
  ];

  it('seals the key, and every brand’s log has who was connected', async () => {
    expect(await connect('SEALED', ...good, '--networks', '203.0.113.0/24')).toMatchObject({
      code: 0,
    });
    const [row] = await site.query<{ secret: string; options: object; networks: string[] }>(
      "select * from vendor_connection where vendor_code = 'SEALED'",
    );
    expect(row?.secret).not.toContain(key);
    expect(row).toMatchObject({ options: { url: 'https://n.test' }, networks: ['203.0.113.0/24'] });
    const again = [...good.slice(0, -3), 'https://m.test', ...good.slice(-2)];
    expect(await connect('SEALED', ...again)).toMatchObject({ code: 0 });
    expect(await connect('SEALED', '--disconnect')).toMatchObject({ code: 0 });
    const told = await site.query<{ action: string; brands: number; keys: number }>(
      `select action, count(distinct brand_id)::int as brands,
              count(*) filter (where e::text like '%of 32 characters%')::int as keys
         from audit_event e where subject = 'SEALED' group by action order by 1`,
    );
    const [{ brands } = { brands: 0 }] = await site.query<{ brands: number }>(
      'select count(*)::int as brands from brand',
    );
    expect(told).toEqual([
      { action: 'vendor_connected', brands, keys: 0 },
      { action: 'vendor_disconnected', brands, keys: 0 },
    ]);
    expect(await connect('SEALED', '--disconnect')).toMatchObject({
      ...{ code: 1, told: 'SEALED is not connected.' },
    });
  });

  it('leaves the site unable to connect vendors itself', async () => {
    await expect(
      site.query("select catalogue_connect('EVIL', 'Evil', 'seamless', '{}', 'x', '{}', null)"),
    ).rejects.toThrow('permission denied');
  });

  it('stops a site whose keyring does not open the key', async () => {
    expect(await connect('LOCKED', ...good)).toMatchObject({ code: 0 });
    const second = new TestSite();
    const { databaseUrl } = site.site.config;
    await expect(
      second.start({ databaseUrl, keyringSecret: 'another keyring secret, long enough for it' }),
    ).rejects.toThrow('KEYRING_SECRET does not open the key of the vendor');
    expect(await connect('LOCKED', '--disconnect')).toMatchObject({ code: 0 });
  });

  it.each([
    ['a code of small letters', ['abc', ...good], 'A vendor’s code has 2 to 16 capital'],
    ['the vendor of the house', ['BGS', ...good], 'BGS is a vendor of the site itself'],
    ['no protocol', ['N1'], '--protocol is none of hub88, seamless, transfer.'],
    ['another protocol', ['N1', '--protocol', 'soap'], '--protocol is none of'],
    ['an option without a value', ['N1', '--name'], '--name needs a value.'],
    ['a wrong address', ['N1', ...good, '--url', 'ftp://n.test'], '--url is wrong: it is not an'],
    [
      'an option of another protocol',
      ['N1', ...good, '--operator-id', '42'],
      '--operator-id is not',
    ],
    [
      'a public key where none is',
      ['N1', ...good, '--public-key-file', keyFile],
      '--public-key-file',
    ],
    [
      'all networks',
      ['N1', ...good, '--networks', '0.0.0.0/0'],
      '--networks is wrong: it is not a',
    ],
    [
      'a file that is not there',
      ['N1', ...good, '--key-file', '/nowhere'],
      '--key-file names a file',
    ],
    ['no name', ['N1', ...good.slice(2)], '--name is missing.'],
  ])('refuses %s in one sentence', async (_, args, told) => {
    expect(await connect(...args)).toMatchObject({
      ...{ code: 1, out: '', told: expect.stringContaining(told) },
    });
    const known = "select from vendor where code in ('abc', 'N1')";
    expect(await site.query(known)).toEqual([]);
  });

  it('refuses a key that is too short', async () => {
    const short = ['--key-file', fileWith('short.txt', 'short')];
    expect(await connect('N1', ...good, ...short)).toMatchObject({
      told: '--key-file is wrong: it has a key shorter than 32 characters.',
    });
  });

  it('is a program, which says what it does, and ends with 1 for a wrong option', async () => {
    const run = (...args: string[]) =>
      promisify(execFile)(process.execPath, [
        path.join(import.meta.dirname, 'connect-vendor.ts'),
        ...args,
      ]);
    expect((await run('--help')).stdout).toContain('connect-vendor ABC --name');
    await expect(run('ABC', '--protocol')).rejects.toMatchObject({
      ...{ code: 1, stdout: '', stderr: '--protocol needs a value.\n' },
    });
  });

  it.each([
    ['DATABASE_URL', { DATABASE_URL: undefined }],
    ['KEYRING_SECRET', { KEYRING_SECRET: 'short' }],
  ])('needs %s', async (name, change) => {
    await expect(connectVendor(['N1', ...good], { ...environment(), ...change })).rejects.toThrow(
      `${name} is not set, or is wrong.`,
    );
  });
});

import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checks, transferSteps } from '@lantern/conformance';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { disabledMember } from '../../../testing/disabled-member.ts';
import { vendorSecret } from '../../../testing/fake-vendor.ts';
import { freePort } from '../../../testing/gateway-process.ts';
import { addHub88, hub88Keys, siteKeys, useHub88At } from '../../../testing/hub88.ts';
import { startParlour } from '../../../testing/parlour-process.ts';
import { staffAt } from '../../../testing/staff.ts';
import { useTestSite } from '../../../testing/test-site.ts';

// What `npm run conformance` runs.
const program = path.resolve(import.meta.dirname, '../../../../../tooling/src/conformance.ts');
const folder = mkdtempSync(path.join(tmpdir(), 'lantern-conformance-'));
afterAll(() => rmSync(folder, { recursive: true }));

const port = await freePort();
const site = useTestSite();
useHub88At(site, () => `http://127.0.0.1:${port}`);
beforeAll(() => addHub88(site));

const files = {
  'key.txt': vendorSecret,
  'wrong.txt': 'x'.repeat(40),
  'hub88.pem': hub88Keys.privateKey,
  'site.pub.pem': siteKeys.publicKey,
};
for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);

interface End {
  code: number;
  out: string;
}

/** Runs the command in a folder of its own, as a person does. */
const run = (...args: string[]): Promise<End> =>
  new Promise((resolve) => {
    const env = { ...process.env, INIT_CWD: folder };
    execFile(process.execPath, [program, ...args], { env }, (error, out, trouble) => {
      resolve({ code: Number(error?.code ?? 0), out: out + trouble });
    });
  });

const reportOf = (name: string) => readFileSync(path.join(folder, name), 'utf8');
const count = (text: string, mark: string) => text.split(`\n${mark} `).length - 1;

/** The site's address, and two members with money for the checks. */
async function members(): Promise<string[]> {
  const [member, other] = [await site.memberWith(1_000_000n), await site.memberWith(1_000_000n)];
  return [
    ...['--site', site.url.replace('127.0.0.1', 'localhost')],
    ...['--member', `${member.account}:${member.password}`],
    ...['--other', `${other.account}:${other.password}`],
  ];
}

describe('GAM-27 the command', () => {
  beforeAll(() => staffAt(site, 'cashier'));

  it('GAM-27 is green for our own protocol, and prints and reports every check', async () => {
    const blocked = await disabledMember(site);
    const { code, out } = await run(
      ...['--vendor', 'bgs', '--key-file', 'key.txt', '--blocked', blocked, ...(await members())],
    );
    expect([code, count(`\n${out}`, '✗')], out).toEqual([0, 0]);
    for (const { title } of checks) expect(out).toContain(title);
    expect(out).toContain(`Green. The report is ${path.join(folder, 'conformance-bgs.html')}`);
    expect(reportOf('conformance-bgs.html')).toContain(
      `${count(`\n${out}`, '✓')} passed, 0 failed`,
    );
  });

  it('GAM-27 is green for Hub88, whose calls it also answers', async () => {
    const { code, out } = await run(
      ...['--vendor', 'HUB88', '--protocol', 'hub88', '--listen', String(port)],
      ...['--key-file', 'hub88.pem', '--site-key-file', 'site.pub.pem'],
      ...['--report', 'of-hub88.html', ...(await members())],
    );
    expect([code, count(`\n${out}`, '✗')], out).toEqual([0, 0]);
    expect(reportOf('of-hub88.html')).toMatch(/Green: \d+ passed, 0 failed/);
  });

  it('GAM-27 is green for a vendor with its own wallets', async () => {
    const parlour = await startParlour();
    writeFileSync(path.join(folder, 'parlour.txt'), parlour.at.secret);
    const { code, out } = await run(
      ...['--vendor', 'PLR', '--protocol', 'transfer', '--url', parlour.at.url],
      ...['--key-file', 'parlour.txt'],
    );
    await parlour.stop();
    expect([code, count(`\n${out}`, '✓')], out).toEqual([
      ...[0, transferSteps({ url: '', secret: '', game: '' }).length],
    ]);
    expect(existsSync(path.join(folder, 'conformance-plr.html'))).toBe(true);
  });

  it('GAM-27 ends with 1 and a red report when a check fails', async () => {
    const { code, out } = await run(
      ...['--vendor', 'BGS', '--key-file', 'wrong.txt', '--report', 'red.html'],
      ...(await members()),
    );
    expect([code, out]).toEqual([1, expect.stringContaining('Red. The report is')]);
    expect(reportOf('red.html')).toContain('class="red"');
  });

  it.each([
    ['--vendor is missing', ['--key-file', 'key.txt']],
    ['--key-file is missing', ['--vendor', 'BGS']],
    ['names a file that cannot be read', ['--vendor', 'BGS', '--key-file', 'none.txt']],
    ['--url is missing', ['--vendor', 'P', '--protocol', 'transfer', '--key-file', 'key.txt']],
    ['protocol soap is unknown', ['--vendor', 'P', '--protocol', 'soap', '--key-file', 'key.txt']],
    ['--play is for --protocol hub88', ['--vendor', 'BGS', '--play']],
    ['--colour', ['--colour', 'red']],
  ])('GAM-27 says “%s” and ends with 2', async (sentence, args) => {
    expect(await run(...args)).toEqual({ code: 2, out: expect.stringContaining(sentence) });
  });

  it('GAM-27 lists its options', async () => {
    const { code, out } = await run('--help');
    expect([code, out]).toEqual([0, expect.stringContaining('--blocked')]);
  });
});

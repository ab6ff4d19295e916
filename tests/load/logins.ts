import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { endpoints } from '@lantern/contracts';
import pg from 'pg';
import { byTurns, load, type Rate } from './measure.ts';
import { memberPassword, registerMemberAt } from './member.ts';
import { row, type Table } from './report.ts';
import { sealerFor } from './seal.ts';
import type { MeasuredSite } from './site.ts';

const members = 32;
/** More than a machine can handle: each body works once, and sealing must not be measured. */
const loginsASecond = 250;

/** An address in the member's usual network. */
const homeAddress = (nth: number) => `10.7.${nth % members}.${1 + (nth % 254)}`;

/** The hash of a member's password, as the site keeps it. */
async function storedHash(site: MeasuredSite, account: string): Promise<string> {
  const db = new pg.Client({ connectionString: site.postgres('lantern') });
  await db.connect();
  const { rows } = await db.query<{ password_hash: string }>(
    'select password_hash from member where username = $1',
    [account],
  );
  await db.end();
  return rows[0]?.password_hash ?? '';
}

/** Only comparisons of a password, in their own process. */
function compare(stored: string, seconds: number): Rate {
  const program = path.join(import.meta.dirname, 'hashes.ts');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [program, stored, memberPassword, String(seconds)],
    {
      encoding: 'utf8',
    },
  );
  const perSecond = Number.parseFloat(stdout);
  if (!(perSecond > 0)) throw new Error(`The yardstick of logins failed: ${stderr}`);
  return { perSecond, p50: Number.NaN, p99: Number.NaN, failures: 0 };
}

/**
 * P6: logins by name over HTTP (sealed body, guard, password, session, history), compared with
 * password comparisons only.
 */
export async function measureLogins(site: MeasuredSite, seconds: number): Promise<Table> {
  const call = endpoints.login;
  const accounts: string[] = [];
  for (let nth = 0; nth < members; nth += 1)
    accounts.push((await registerMemberAt(site.url)).account);

  const stored = await storedHash(site, accounts[0] ?? '');

  const logIn = async (): Promise<Rate> => {
    const seal = await sealerFor(site.url);
    const bodies = await Promise.all(
      Array.from({ length: seconds * loginsASecond }, async (_, nth) => ({
        body: await seal(call, {
          type: 'username',
          username: accounts[nth % members] ?? '',
          password: memberPassword,
        }),
        address: homeAddress(nth),
      })),
    );
    const make = () => {
      const next = bodies.pop();
      if (!next) throw new Error('There were more logins than sealed bodies.');
      const { body, address } = next;
      return {
        path: call.path,
        body,
        headers: { 'content-type': 'application/jose', 'x-forwarded-for': address },
      };
    };
    return load({ url: site.url, method: 'POST', connections: 8, seconds, make });
  };
  const rates = await byTurns(3, { hashes: async () => compare(stored, seconds), site: logIn });
  return {
    title: 'P6  logins over HTTP, 8 connections, against comparing passwords alone, 4 at a time',
    target: '≥ 0.85',
    rows: [row(call.path, rates.site, rates.hashes)],
  };
}

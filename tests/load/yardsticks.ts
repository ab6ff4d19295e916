import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findOnPath } from '@lantern/tooling';
import pg from 'pg';
import type { MeasuredSite } from './site.ts';

/** Runs a load on the same server for some seconds. Returns its rate a second. */
export type Yardstick = (seconds: number) => number;

const clients = ['-c', '16', '-j', '2'];

function run(pgbench: string, args: readonly string[], database: string): string {
  const { stdout, stderr, status } = spawnSync(pgbench, [...args, database], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`pgbench failed: ${stderr}`);
  return stdout;
}

function rateOf(said: string): number {
  const [, tps] = /tps = ([\d.]+) \(without/.exec(said) ?? /tps = ([\d.]+)/.exec(said) ?? [];
  if (!tps) throw new Error(`pgbench said no rate: ${said}`);
  return Number.parseFloat(tps);
}

/** An empty database on the site's server; it drops that of an earlier measurement. */
async function newDatabase(site: MeasuredSite, name: string): Promise<string> {
  const db = new pg.Client({ connectionString: site.postgres('lantern') });
  await db.connect();
  await db.query(`drop database if exists ${name}`);
  await db.query(`create database ${name}`);
  await db.end();
  return site.postgres(name);
}

/** PostgreSQL's pgbench; undefined if it is not installed. */
export const findPgbench = (): string | undefined => findOnPath('pgbench', process.env.PATH);

export const withoutPgbench =
  'not measured: pgbench is not installed (Debian: apt-get install postgresql-contrib)';

/** pgbench's TPC-B, scale 10. */
export async function openTpcB(site: MeasuredSite, pgbench: string): Promise<Yardstick> {
  const database = await newDatabase(site, 'tpcb');
  run(pgbench, ['-i', '-q', '-s', '10'], database);
  return (seconds) =>
    rateOf(run(pgbench, ['-n', '-M', 'prepared', ...clients, '-T', String(seconds)], database));
}

const accounts = 1000;
const accountOf = (nth: string) => `(select id from bench_account where nth = ${nth})`;
const transfer = (to: string) =>
  `\\set a random(1, ${accounts})\n\\set b random(1, ${accounts})\n` +
  `select id from pgledger_create_transfer(${accountOf(':a')}, ${accountOf(to)}, 1);\n`;

/**
 * The open-source ledger pgledger: transfers between random accounts, and from random accounts to
 * one.
 * @param file its SQL with its dependencies
 */
export async function openPgledger(
  site: MeasuredSite,
  pgbench: string,
  file: string,
): Promise<{ random: Yardstick; hot: Yardstick }> {
  const database = await newDatabase(site, 'pgledger');
  const db = new pg.Client({ connectionString: database });
  await db.connect();
  await db.query(readFileSync(file, 'utf8'));
  await db.query(
    `create table bench_account as
       select n as nth, (pgledger_create_account('account ' || n, 'VND')).id
         from generate_series(0, ${accounts} * 2) n`,
  );
  await db.query('create unique index on bench_account (nth)');
  await db.query('analyze');
  await db.end();
  const measure = (to: string): Yardstick => {
    return (seconds) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'lantern-pgledger-'));
      const script = path.join(folder, 'transfer.sql');
      writeFileSync(script, transfer(to));
      const args = ['-n', '-M', 'prepared', ...clients, '-T', String(seconds), '-f', script];
      try {
        return rateOf(run(pgbench, args, database));
      } finally {
        rmSync(folder, { recursive: true });
      }
    };
  };
  // Never from an account to itself: the other one is from the second half.
  return { random: measure(`:b + ${accounts}`), hot: measure('0') };
}

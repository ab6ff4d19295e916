import { spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { totalmem } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lastLines } from '../log-file.ts';
import { freePort } from '../ports.ts';
import { reasonOf, StartError } from '../start-error.ts';
import { executable } from './binaries.ts';
import { disarmPidFile, runningServer } from './pid-file.ts';
import type { Place } from './place.ts';

/** The superuser of an embedded database. */
export const superuser = 'lantern';

const startPatience = 20_000;

const mebibyte = 2 ** 20;
/**
 * An eighth of the machine's memory, at most 1 GiB. With PostgreSQL's default of 128 MiB, the
 * indexes of some hundred thousand bets do not fit, and a bet costs a third more.
 */
const pages = Math.round(Math.min(1024, Math.max(128, totalmem() / mebibyte / 8)));

/**
 * After a crash PostgreSQL syncs each of some thousand files, which takes seconds on a busy disk.
 * Linux can sync a whole file system at once.
 */
const recovery = process.platform === 'linux' ? ['recovery_init_sync_method=syncfs'] : [];

const durable = [
  'fsync=on',
  'synchronous_commit=on',
  'full_page_writes=on',
  `shared_buffers=${pages}MB`,
  ...recovery,
];
const fast = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
const always = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'timezone=UTC',
  'log_timezone=UTC',
];

/** The environment without the variables that change how PostgreSQL's programs work. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !name.startsWith('PG') && !name.startsWith('LC_'),
  );
  return { ...Object.fromEntries(kept), LC_ALL: 'C' };
}

/** Runs initdb or pg_ctl as the right account, with its output in the log. */
function run(place: Place, program: 'initdb' | 'pg_ctl', args: readonly string[]): Promise<number> {
  const log = openSync(place.log, 'a');
  const child = spawn(executable(place.binaries, program), args, {
    // Not its own folder: the account must be able to enter the working directory.
    cwd: path.parse(place.data).root,
    env: cleanEnvironment(),
    stdio: ['ignore', log, log],
    windowsHide: true,
    ...place.account,
  });
  closeSync(log);
  return new Promise((resolve, reject) => {
    child.once('error', (error) =>
      reject(new StartError(`PostgreSQL's ${program} could not be run: ${reasonOf(error)}.`)),
    );
    // Not `close`: the server that pg_ctl starts may keep the streams open.
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

function failure(place: Place, what: string): StartError {
  return new StartError(
    `PostgreSQL ${what}. The end of its log, ${place.log}:\n\n${lastLines(place.log)}\n`,
  );
}

/**
 * Creates an empty cluster in another folder and renames it, so that an interrupted start leaves no
 * incomplete cluster.
 */
async function initialise(place: Place, password: string, isDurable: boolean): Promise<void> {
  const folder = `${place.data}.new`;
  const passwordFile = `${place.data}.password`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (place.account)
    for (const each of [folder, passwordFile])
      chownSync(each, place.account.uid, place.account.gid);
  // The builtin locale sorts and folds the same on every system; the system's library is not used.
  const locale = [
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
  ];
  const safety = [
    '--data-checksums',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    `--username=${superuser}`,
  ];
  try {
    const code = await run(place, 'initdb', [
      `--pgdata=${folder}`,
      ...locale,
      ...safety,
      ...(isDurable ? [] : ['--no-sync']),
    ]);
    if (code !== 0) throw failure(place, 'could not create its data folder');
    renameSync(folder, place.data);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

function checkVersion(place: Place, version: string): void {
  let found: string;
  try {
    found = readFileSync(path.join(place.data, 'PG_VERSION'), 'utf8').trim();
  } catch (error) {
    const denied = (error as NodeJS.ErrnoException).code === 'EACCES';
    throw new StartError(
      denied
        ? `The database folder ${place.data} belongs to another account. Start as that account, ` +
            'or choose another folder with DATA_DIR.'
        : `The folder ${place.data} holds no PostgreSQL database. Move it away, ` +
            'or choose another folder with DATA_DIR.',
    );
  }
  if (found === version.split('.')[0]) return;
  throw new StartError(
    `The data folder ${place.data} was made by PostgreSQL ${found}, and this copy comes with ` +
      `${version}. Start the copy that made it, or choose another folder with DATA_DIR.`,
  );
}

/** Stops the server gracefully, then immediately if that takes too long. */
export async function stopServer(place: Place): Promise<void> {
  const stop = (mode: string, seconds: number) =>
    run(place, 'pg_ctl', ['stop', '-D', place.data, '-m', mode, '-w', '-t', String(seconds)]);
  if (!runningServer(place.data)) return;
  if ((await stop('fast', 10)) !== 0 && runningServer(place.data)) await stop('immediate', 5);
}

/**
 * Starts the server on `wanted`, or on another port if that one is taken. Returns the port.
 */
export async function startServer(
  place: Place,
  wanted: number,
  isDurable: boolean,
): Promise<number> {
  const deadline = performance.now() + startPatience;
  let port = wanted;
  for (;;) {
    disarmPidFile(place.data);
    const settings = [...always, ...(isDurable ? durable : fast)]
      .map((each) => `-c ${each}`)
      .join(' ');
    const options = ['-o', `-p ${port} ${settings}`, '-l', place.log, '-w', '-t', '60'];
    if ((await run(place, 'pg_ctl', ['start', '-D', place.data, ...options])) === 0) return port;
    const words = lastLines(place.log);
    const portTaken = /could not (bind|create any TCP)/.test(words);
    // The children of a killed server keep its shared memory until they have noticed.
    const notYet = /pre-existing shared memory|lock file/.test(words);
    if ((!portTaken && !notYet) || performance.now() > deadline)
      throw failure(place, 'did not start');
    if (portTaken) port = await freePort();
    await sleep(notYet ? 300 : 0);
  }
}

/**
 * Creates the data folder if it does not exist, and stops a server that still runs on it.
 */
export async function prepareCluster(
  place: Place,
  version: string,
  password: string,
  isDurable: boolean,
): Promise<void> {
  if (!existsSync(place.data)) return initialise(place, password, isDurable);
  checkVersion(place, version);
  await stopServer(place);
}

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@lantern/tooling';
import { onTestFinished } from 'vitest';

interface Entry {
  readonly name: string;
  readonly pid: number;
}

/** A launcher that a test has started. */
export interface Copy {
  readonly launcher: ChildProcess;
  /** Resolves when it is ready; rejects with its output if it ends before that. */
  readonly ready: Promise<unknown>;
  /** Resolves with its exit code. */
  readonly ended: Promise<number | null>;
  output(): string;
  /** The processes listed in `run.json`, with its guard. */
  processes(): Entry[];
}

/** A new data folder, removed after the test. */
export function newDataDir(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'lantern-launcher-'));
  // As root, PostgreSQL runs as another account, which must reach the folder.
  chmodSync(folder, 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function readProcesses(dataDir: string): Entry[] {
  const run = JSON.parse(readFileSync(path.join(dataDir, 'run.json'), 'utf8'));
  return [...run.processes, { name: 'guard', pid: run.guard.pid }];
}

/** Variables of a developer's shell that would change the result of a test. */
const ours = [
  'PORT',
  'HOST',
  'DATABASE_URL',
  'ARCADE_DATABASE_URL',
  'PARLOUR_DATABASE_URL',
  'REDIS_URL',
  'ARCADE_PORT',
  'PARLOUR_PORT',
  'PAYGATE_PORT',
  'METRICS_PORT',
];

/** Starts the launcher with stand-ins for the programs, and stops it after the test. */
export async function startCopy(env: Record<string, string>): Promise<Copy> {
  const port = env.PORT ?? String(await freePort());
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !ours.includes(name)),
  );
  const launcher = fork(path.join(import.meta.dirname, 'fixture', 'start.ts'), {
    env: { ...inherited, NODE_OPTIONS: '', NO_COLOR: '1', PORT: port, ...env },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [launcher.stdout, launcher.stderr])
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
  const ended = once(launcher, 'close').then(([code]): number | null => code);
  const tooEarly = ended.then((code) =>
    Promise.reject(new Error(`The launcher ended with ${code}:\n${output}`)),
  );
  const ready = Promise.race([once(launcher, 'message'), tooEarly]);
  ready.catch(() => {});
  onTestFinished(async () => {
    launcher.kill('SIGTERM');
    await ended;
  });
  return {
    launcher,
    ready,
    ended,
    output: () => output,
    processes: () => readProcesses(env.DATA_DIR ?? ''),
  };
}

/** Whether a process runs; a zombie does not. */
export function lives({ pid }: Entry): boolean {
  try {
    process.kill(pid, 0);
    const state = /^State:\s+(\S)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return state !== 'Z';
  } catch (error) {
    return process.platform !== 'linux' && (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

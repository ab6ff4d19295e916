import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { followLog, lastLines } from './log-file.ts';
import { describeProcess, endProcess } from './process-table.ts';
import type { Progress } from './progress.ts';
import type { Roster } from './roster.ts';
import { reasonOf, StartError } from './start-error.ts';
import { waitUntil } from './waiting.ts';

/** A program that runs as long as the launcher does. */
export interface ProgramSpec {
  readonly name: string;
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly logFile: string;
  /** Whether it answers yet. */
  readonly answers: () => Promise<boolean>;
  /** A store that other programs use. */
  readonly store?: boolean;
}

/** What a program needs from the launcher. */
export interface Surroundings {
  readonly roster: Roster;
  readonly progress: Progress;
  readonly echoLogs: boolean;
}

const readyPatience = 60_000;
const stopPatience = 5_000;
const longestPause = 15_000;
/** A program that has run this long is healthy: its next crash counts as the first. */
const healthyAfter = 30_000;

/** Starts a program, restarts it with growing pauses after a crash, and stops it. */
export class Program {
  readonly #spec: ProgramSpec;
  readonly #around: Surroundings;
  #child: ChildProcess | undefined;
  #unfollow: () => void = () => {};
  readonly #stopping = new AbortController();
  /** Set while a crashed program waits for its restart. */
  #restart: Promise<void> | undefined;
  #ready = false;
  #falls = 0;

  constructor(spec: ProgramSpec, around: Surroundings) {
    this.#spec = spec;
    this.#around = around;
  }

  /**
   * Resolves when the program answers.
   * @throws StartError with the end of its log if it exits before that or does not answer
   */
  async start(signal: AbortSignal): Promise<void> {
    const { name, logFile, answers } = this.#spec;
    closeSync(openSync(logFile, 'w'));
    if (this.#around.echoLogs)
      this.#unfollow = followLog(logFile, (line) =>
        this.#around.progress.line(`${name.padEnd(8)}│ ${line}`),
      );
    const child = await this.#spawn();
    let ended = false;
    child.once('exit', () => {
      ended = true;
    });
    const patience = { patience: readyPatience, signal };
    const ready = await waitUntil(async () => ended || (await answers()), patience);
    if (signal.aborted) throw new StartError('Stopped.');
    if (ended) throw this.#failure('ended before it was ready');
    if (!ready) throw this.#failure(`did not answer within ${readyPatience / 1000} seconds`);
    this.#ready = true;
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#restart;
    const pid = this.#child?.pid;
    const record = pid === undefined ? undefined : describeProcess(pid);
    if (record) await endProcess(record, 'SIGTERM', stopPatience);
    this.#unfollow();
  }

  #failure(what: string): StartError {
    const { name, logFile } = this.#spec;
    const tail = lastLines(logFile);
    const said = tail ? `. Its last words, from ${logFile}:\n\n${tail}\n` : ' and wrote nothing.';
    return new StartError(`The program "${name}" ${what}${said}`);
  }

  async #spawn(): Promise<ChildProcess> {
    const { file, args, cwd, env, logFile, name, store = false } = this.#spec;
    const log = openSync(logFile, 'a');
    // In its own process group: a Ctrl-C in the terminal must reach only the launcher, which stops
    // the programs in order.
    const detached = process.platform !== 'win32';
    const child = spawn(file, args, {
      cwd,
      env,
      detached,
      stdio: ['ignore', log, log],
      windowsHide: true,
    });
    closeSync(log);
    await new Promise<void>((resolve, reject) => {
      child.once('spawn', resolve);
      child.once('error', (error) =>
        reject(new StartError(`The program "${name}" could not be run: ${error.message}.`)),
      );
    });
    if (child.pid !== undefined) this.#around.roster.add(name, child.pid, { store });
    const began = performance.now();
    child.once('exit', (code, signal) =>
      this.#fell(signal ?? `code ${code}`, performance.now() - began),
    );
    this.#child = child;
    return child;
  }

  #fell(how: string, ranFor: number): void {
    this.#child = undefined;
    if (this.#stopping.signal.aborted || !this.#ready) return;
    this.#falls = ranFor > healthyAfter ? 1 : this.#falls + 1;
    const pause = Math.min(longestPause, 250 * 2 ** this.#falls);
    const { name, logFile } = this.#spec;
    this.#around.progress.line(
      `↻ ${name} ended (${how}) and starts again in ${pause / 1000} s. Its log: ${logFile}`,
    );
    this.#restart = this.#startAgain(pause).catch((error) =>
      this.#around.progress.line(`✗ ${reasonOf(error)}.`),
    );
  }

  async #startAgain(pause: number): Promise<void> {
    const { signal } = this.#stopping;
    await sleep(pause, undefined, { ref: false, signal }).catch(() => {});
    if (!signal.aborted) await this.#spawn();
  }
}

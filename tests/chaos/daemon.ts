import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Guard } from '@lantern/tooling';

export interface DaemonSpec {
  readonly name: string;
  readonly file: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly logFile: string;
  /** Registers each started process, to end it if the run is killed. */
  readonly guard?: Guard | undefined;
}

const pauseBeforeRestart = 100;
const mostFalls = 5;
const lastLines = (file: string) =>
  readFileSync(file, 'utf8').trim().split('\n').slice(-3).join('\n');

/** A process that restarts whenever it ends, until `stop`. It can be killed and frozen. */
export class Daemon {
  readonly name: string;
  readonly #spec: DaemonSpec;
  #child: ChildProcess;
  #stopped = false;
  /** How often it has ended. */
  falls = 0;

  constructor(spec: DaemonSpec) {
    this.name = spec.name;
    this.#spec = spec;
    this.#child = this.#spawn();
  }

  #spawn(): ChildProcess {
    const log = openSync(this.#spec.logFile, 'a');
    const child = spawn(this.#spec.file, this.#spec.args, {
      env: this.#spec.env,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    if (child.pid !== undefined) this.#spec.guard?.add(this.name, child.pid);
    child.once('exit', () => void this.#revive());
    return child;
  }

  async #revive(): Promise<void> {
    if (this.#stopped) return;
    this.falls += 1;
    await sleep(pauseBeforeRestart);
    if (!this.#stopped) this.#child = this.#spawn();
  }

  /** Waits until it answers. @throws Error with the end of its log when it keeps ending */
  async answers(ready: () => Promise<boolean>): Promise<void> {
    while (!(await ready())) {
      if (this.falls > mostFalls)
        throw new Error(`${this.name} does not start: ${lastLines(this.#spec.logFile)}`);
      await sleep(pauseBeforeRestart);
    }
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }

  freeze(): void {
    this.#child.kill('SIGSTOP');
  }

  thaw(): void {
    this.#child.kill('SIGCONT');
  }

  /** Sends SIGTERM; it restarts, as in a rolling deployment. */
  restart(): void {
    this.#child.kill('SIGTERM');
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.thaw();
    this.#child.kill('SIGTERM');
    const timer = setTimeout(() => this.kill(), 5000);
    await ended;
    clearTimeout(timer);
  }
}

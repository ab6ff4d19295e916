import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Writable } from 'node:stream';
import type { Dependent, Leftovers } from './leftovers.ts';
import { describeProcess, type ProcessRecord } from './process-table.ts';

/** How a process is ended, and when. */
export interface Ending {
  /** The signal that stops it gracefully; SIGTERM by default. */
  readonly signal?: NodeJS.Signals;
  /** A store that other processes use; it stops after them. */
  readonly store?: boolean;
}

/**
 * A handle on the guard process, which cleans up the listed processes and folders if this process
 * ends without dismissing it.
 */
export class Guard {
  /** Undefined if it could not be started. */
  readonly process: ProcessRecord | undefined;
  readonly #pipe: Writable;
  #leftovers: Leftovers = { processes: [], folders: [] };

  constructor() {
    const program = path.join(import.meta.dirname, 'guard-process.ts');
    // Detached: a Ctrl-C in the terminal or the end of the process group must not reach it.
    const options = { detached: true, windowsHide: true } as const;
    const child = spawn(process.execPath, [program], {
      ...options,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    child.unref();
    child.on('error', () => {});
    child.stdin.on('error', () => {});
    this.#pipe = child.stdin;
    const found = child.pid === undefined ? undefined : describeProcess(child.pid);
    this.process = found && { pid: found.pid, startedAt: found.startedAt };
  }

  /** Adds a process, or replaces the one with that name. Returns all leftovers. */
  add(
    name: string,
    pid: number,
    { signal = 'SIGTERM', store = false }: Ending = {},
  ): readonly Dependent[] {
    const found = describeProcess(pid);
    const others = this.#leftovers.processes.filter((each) => each.name !== name);
    const processes = found
      ? [...others, { name, pid, startedAt: found.startedAt, signal, store }]
      : others;
    this.#tell({ ...this.#leftovers, processes });
    return processes;
  }

  /** Adds a folder to remove. */
  addFolder(folder: string): void {
    this.#tell({ ...this.#leftovers, folders: [...this.#leftovers.folders, folder] });
  }

  /** Reports that nothing is left, and ends the guard. */
  dismiss(): void {
    this.#tell({ processes: [], folders: [] });
    this.#pipe.end();
  }

  #tell(leftovers: Leftovers): void {
    this.#leftovers = leftovers;
    this.#pipe.write(`${JSON.stringify(leftovers)}\n`);
  }
}

import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Ending, Guard } from './guard.ts';
import { clearAway, type Dependent } from './leftovers.ts';
import { describeProcess, isRunning, type ProcessRecord, waitForEnd } from './process-table.ts';
import { reasonOf, StartError } from './start-error.ts';

/** The content of `run.json` while a copy runs. */
interface Run {
  readonly launcher: ProcessRecord;
  readonly guard: ProcessRecord | undefined;
  /** The address of this copy's site. */
  readonly address: string;
  readonly processes: readonly Dependent[];
}

function readRun(file: string): Run | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** The processes of one running copy, known to its guard and stored for the next start. */
export class Roster {
  readonly #file: string;
  readonly #guard = new Guard();
  #run: Run;

  constructor(file: string, address: string) {
    this.#file = file;
    const launcher = describeProcess(process.pid) ?? { pid: process.pid, startedAt: '' };
    const { pid, startedAt } = launcher;
    this.#run = {
      launcher: { pid, startedAt },
      guard: this.#guard.process,
      address,
      processes: [],
    };
    this.#save();
  }

  add(name: string, pid: number, ending: Ending = {}): void {
    this.#run = { ...this.#run, processes: this.#guard.add(name, pid, ending) };
    this.#save();
  }

  /** Whether this process is still the one that holds the folder. */
  isOurs(): boolean {
    return readRun(this.#file)?.launcher.pid === process.pid;
  }

  /** Call when every process has ended. */
  close(): void {
    this.#guard.dismiss();
    if (this.isOurs()) rmSync(this.#file, { force: true });
  }

  #save(): void {
    writeFileSync(`${this.#file}.${process.pid}`, JSON.stringify(this.#run, null, 2));
    renameSync(`${this.#file}.${process.pid}`, this.#file);
  }
}

const inUse = (dataDir: string, run: Run) =>
  new StartError(
    `Another copy runs from the data folder ${dataDir} (process ${run.launcher.pid}, ` +
      `${run.address}). Stop it, or give this one its own folder and port: ` +
      'DATA_DIR=.data-2 PORT=3100 npm start',
  );

/**
 * Creates the data folder and checks that it is writable, before anything else starts.
 */
export function openDataDir(dataDir: string): void {
  const probe = path.join(dataDir, `.write-test-${process.pid}`);
  try {
    mkdirSync(path.join(dataDir, 'logs'), { recursive: true });
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new StartError(
      `The data folder ${dataDir} cannot be written (${reasonOf(error)}). Allow this account to ` +
        'write there, or choose another folder with DATA_DIR.',
    );
  }
}

/**
 * Locks the data folder for this process. It first ends what a killed launcher has left running.
 * @throws StartError if another copy runs from this folder
 */
export async function claimDataDir(dataDir: string, address: string): Promise<Roster> {
  openDataDir(dataDir);
  const file = path.join(dataDir, 'run.json');
  const earlier = readRun(file);
  if (earlier && isRunning(earlier.launcher)) throw inUse(dataDir, earlier);
  if (earlier?.guard) await waitForEnd(earlier.guard, 20_000);
  if (earlier) await clearAway({ processes: earlier.processes, folders: [] });
  const roster = new Roster(file, address);
  // If two start at the same moment, the last writer holds the folder.
  await sleep(30);
  const holder = roster.isOurs() ? undefined : readRun(file);
  if (!holder) return roster;
  roster.close();
  throw inUse(dataDir, holder);
}

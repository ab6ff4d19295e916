import { rmSync } from 'node:fs';
import { endProcess, type ProcessRecord } from './process-table.ts';

/** A process that must not outlive the launcher. */
export interface Dependent extends ProcessRecord {
  readonly name: string;
  /** The signal that stops it gracefully. */
  readonly signal: NodeJS.Signals;
  /** A store that other processes use; it stops after them. */
  readonly store: boolean;
}

/** What the guard cleans up if the launcher cannot. */
export interface Leftovers {
  readonly processes: readonly Dependent[];
  /** Temporary folders. */
  readonly folders: readonly string[];
}

const patience = 5000;

/**
 * Ends the programs, then the stores they use, then removes the folders. It ignores what no longer
 * exists.
 */
export async function clearAway({ processes, folders }: Leftovers): Promise<void> {
  const end = (wanted: boolean) =>
    Promise.all(
      processes
        .filter(({ store }) => store === wanted)
        .map((each) => endProcess(each, each.signal, patience)),
    );
  await end(false);
  await end(true);
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

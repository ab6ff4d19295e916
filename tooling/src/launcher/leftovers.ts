import { rmSync } from 'node:fs';
import { endProcess, type ProcessRecord } from './process-table.ts';

/** A process that must not outlive the launcher. */
export interface Dependent extends ProcessRecord {
  readonly name: string;
  /** What asks it to end in good order. */
  readonly signal: NodeJS.Signals;
  /** Others keep their data in it, so it ends after them. */
  readonly store: boolean;
}

/** What somebody has to clear away when the launcher cannot do it itself. */
export interface Leftovers {
  readonly processes: readonly Dependent[];
  /** Temporary folders. */
  readonly folders: readonly string[];
}

const patience = 5000;

/**
 * Ends the programs, then the stores they use, then removes the folders. What is gone already is no
 * error.
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

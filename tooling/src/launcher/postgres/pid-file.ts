import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describeProcess, type ProcessDescription } from '../process-table.ts';

const pidFile = (data: string) => path.join(data, 'postmaster.pid');

function readLines(data: string): string[] | undefined {
  try {
    return readFileSync(pidFile(data), 'utf8').split('\n');
  } catch {
    return undefined;
  }
}

/** The server that runs on this data. */
export function runningServer(data: string): ProcessDescription | undefined {
  const pid = Number.parseInt(readLines(data)?.[0] ?? '', 10);
  const found = Number.isNaN(pid) ? undefined : describeProcess(pid);
  return found?.command.includes(data) ? found : undefined;
}

/**
 * Corrects the pid file of a killed server. PostgreSQL does not start while any process has the id
 * in it, so the id is replaced by one that no process can have. The rest stays: PostgreSQL checks
 * the shared memory named there, and so still sees children of the old server.
 */
export function disarmPidFile(data: string): void {
  const lines = runningServer(data) ? undefined : readLines(data);
  if (lines) writeFileSync(pidFile(data), ['2147483647', ...lines.slice(1)].join('\n'));
}

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

/** The server that runs on this data, whoever started it. */
export function runningServer(data: string): ProcessDescription | undefined {
  const pid = Number.parseInt(readLines(data)?.[0] ?? '', 10);
  const found = Number.isNaN(pid) ? undefined : describeProcess(pid);
  return found?.command.includes(data) ? found : undefined;
}

/**
 * Makes a pid file harmless that a killed server left. PostgreSQL refuses to start while the number
 * in it belongs to any process, also to a stranger that got the number later. The number is
 * replaced by one that no process can have; the rest stays, because PostgreSQL goes on to check the
 * shared memory named there, and so still sees children of the old server.
 */
export function disarmPidFile(data: string): void {
  const lines = runningServer(data) ? undefined : readLines(data);
  if (lines) writeFileSync(pidFile(data), ['2147483647', ...lines.slice(1)].join('\n'));
}

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * One process. Ids are reused, so only id and start time together identify it.
 */
export interface ProcessRecord {
  readonly pid: number;
  /** In the notation of the system; only for comparison. */
  readonly startedAt: string;
}

export interface ProcessDescription extends ProcessRecord {
  readonly command: string;
}

function describeOnLinux(pid: number): ProcessDescription | undefined {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field is the program's name in brackets and may contain blanks, so the fields are
  // counted after it.
  const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (state === 'Z' || state === 'X') return undefined;
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  return { pid, startedAt: fields[18] ?? '', command };
}

function describeOnWindows(pid: number): ProcessDescription | undefined {
  const script =
    `Get-CimInstance Win32_Process -Filter 'ProcessId=${pid}' | ` +
    '% { $_.CreationDate.ToFileTimeUtc(); $_.CommandLine }';
  const answer = execFileSync('powershell', ['-NoProfile', '-Command', script], {
    encoding: 'utf8',
  });
  const [startedAt = '', command = ''] = answer.trim().split(/\r?\n/);
  return startedAt ? { pid, startedAt, command } : undefined;
}

function describeWithPs(pid: number): ProcessDescription | undefined {
  const args = ['-o', 'stat=', '-o', 'lstart=', '-o', 'command=', '-p', String(pid)];
  const answer = execFileSync('ps', args, {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  const match = /^\s*(\S+)\s+(\w{3} \w{3} +\d+ [\d:]+ \d{4})\s+(.*)$/m.exec(answer);
  if (!match || match[1]?.startsWith('Z')) return undefined;
  return { pid, startedAt: match[2] ?? '', command: match[3] ?? '' };
}

/**
 * The process with that id; undefined if there is none. A zombie counts as none.
 */
export function describeProcess(pid: number): ProcessDescription | undefined {
  try {
    if (process.platform === 'linux') return describeOnLinux(pid);
    return process.platform === 'win32' ? describeOnWindows(pid) : describeWithPs(pid);
  } catch {
    return undefined;
  }
}

export function isRunning(record: ProcessRecord): boolean {
  return describeProcess(record.pid)?.startedAt === record.startedAt;
}

/**
 * Like `isRunning`, for polling: where that is slow, it sends signal 0 instead.
 */
export function isAlive(record: ProcessRecord): boolean {
  if (process.platform === 'linux') return isRunning(record);
  try {
    return process.kill(record.pid, 0);
  } catch {
    return false;
  }
}

/** Sends a signal; the process may be gone by then. */
export function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Waits at most `patience` milliseconds for the end of a process. Returns whether it has ended. */
export async function waitForEnd(record: ProcessRecord, patience: number): Promise<boolean> {
  const deadline = performance.now() + patience;
  while (isRunning(record)) {
    if (performance.now() > deadline) return false;
    await sleep(50);
  }
  return true;
}

/**
 * Ends a process: sends `signal`, and kills it if it still runs after `patience` milliseconds.
 */
export async function endProcess(
  record: ProcessRecord,
  signal: NodeJS.Signals,
  patience: number,
): Promise<void> {
  if (!isRunning(record)) return;
  signalProcess(record.pid, signal);
  if (await waitForEnd(record, patience)) return;
  signalProcess(record.pid, 'SIGKILL');
  await waitForEnd(record, 2000);
}

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * One process. Its number alone does not name it, because numbers are used again; number and start
 * time do.
 */
export interface ProcessRecord {
  readonly pid: number;
  /** In the system's own notation; only good for comparing. */
  readonly startedAt: string;
}

export interface ProcessDescription extends ProcessRecord {
  readonly command: string;
}

function describeOnLinux(pid: number): ProcessDescription | undefined {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field is the program's name in brackets and may hold blanks, so the fields are
  // counted from its end.
  const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (state === 'Z' || state === 'X') return undefined;
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  return { pid, startedAt: fields[18] ?? '', command };
}

function describeOnWindows(pid: number): ProcessDescription | undefined {
  const script = `Get-CimInstance Win32_Process -Filter 'ProcessId=${pid}' | % { $_.CreationDate.ToFileTimeUtc(); $_.CommandLine }`;
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
 * The process of that number; undefined when there is none. One that has ended and waits to be
 * collected is none.
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
 * As `isRunning`, for asking again and again: where a full look is slow, a signal that does nothing
 * is sent instead.
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

/** Waits until the process is gone, for at most `patience` milliseconds. Tells whether it is. */
export async function waitForEnd(record: ProcessRecord, patience: number): Promise<boolean> {
  const deadline = performance.now() + patience;
  while (isRunning(record)) {
    if (performance.now() > deadline) return false;
    await sleep(50);
  }
  return true;
}

/**
 * Ends a process: asks with `signal`, and kills it when it has not gone after `patience`
 * milliseconds.
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

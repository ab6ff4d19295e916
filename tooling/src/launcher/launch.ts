import { once } from 'node:events';
import { type Progress, terminalProgress } from './progress.ts';
import { readSettings } from './settings.ts';
import { type StackOptions, startStack } from './stack.ts';
import { explain } from './start-error.ts';
import { summary } from './summary.ts';

export type LaunchOptions = Pick<StackOptions, 'root' | 'build'> & {
  readonly progress?: Progress;
};

/**
 * Aborts on the first Ctrl-C, on SIGTERM or SIGHUP, and when the parent process has ended.
 */
function requestToEnd(): AbortSignal {
  const controller = new AbortController();
  // One Ctrl-C may arrive several times, from the terminal and from each parent.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => controller.abort());
  const parent = process.ppid;
  const watch = setInterval(() => process.ppid !== parent && controller.abort(), 500).unref();
  controller.signal.addEventListener('abort', () => clearInterval(watch));
  // The programs must not outlive a closed terminal.
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', () => controller.abort());
  return controller.signal;
}

function secondsSinceCommand(): number {
  const command = Number(process.env.LANTERN_STARTED_AT) || performance.timeOrigin;
  return (Date.now() - command) / 1000;
}

async function runUntilAsked(
  { root, build, progress = terminalProgress() }: LaunchOptions,
  signal: AbortSignal,
): Promise<void> {
  const settings = readSettings(process.env, root);
  const stack = await startStack({ root, build, settings, progress, signal });
  const { ports } = stack;
  if (!signal.aborted) {
    progress.line(
      summary({ root, dataDir: settings.dataDir, ports, seconds: secondsSinceCommand() }),
    );
    process.send?.({ ready: ports });
    // The other listeners do not keep the process alive; this does.
    const alive = setInterval(() => {}, 60_000);
    if (!signal.aborted) await once(signal, 'abort');
    clearInterval(alive);
  }
  progress.line('\nStopping …');
  await stack.stop();
  progress.line('Stopped.');
}

/**
 * Runs the whole product in the foreground until it is stopped. Sets the exit code: 0 after a stop,
 * 1 if it cannot start.
 */
export async function launch(options: LaunchOptions): Promise<void> {
  const signal = requestToEnd();
  try {
    await runUntilAsked(options, signal);
  } catch (error) {
    if (signal.aborted) return;
    process.stderr.write(`\n✗ ${explain(error)}\n`);
    process.exitCode = 1;
  } finally {
    if (process.connected) process.disconnect();
    // An open timer or socket must not keep the process alive.
    setTimeout(() => process.exit(), 2000).unref();
  }
}

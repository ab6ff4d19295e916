import { readSlowness } from './test-run/calibration.ts';
import { parts } from './test-run/parts.ts';
import { help, readRequest } from './test-run/request.ts';
import { counts, runParts } from './test-run/run-parts.ts';
import { type Done, timings } from './test-run/timings.ts';

const say = (text: string) => void process.stdout.write(`${text}\n`);

function totals(done: readonly Done[]) {
  const sum = (pick: (each: Done) => number) => done.reduce((total, each) => total + pick(each), 0);
  return {
    passed: sum(({ result }) => result.passed),
    failed: sum(({ result }) => result.failed),
    skipped: sum(({ result }) => result.skipped),
  };
}

async function main(): Promise<void> {
  const request = readRequest(process.argv.slice(2), parts);
  if (request.kind === 'help') return say(help(parts));
  if (request.kind === 'wrong') {
    process.stderr.write(`${request.sentence}\n`);
    process.exitCode = 1;
    return;
  }
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => stop.abort());
  // Our pipes would cost the colours of a terminal.
  if (process.stdout.isTTY && !process.env.NO_COLOR) process.env.FORCE_COLOR ??= '1';

  const slowness = await readSlowness();
  const { signal } = stop;
  const done = await runParts({ ...request, signal, slowness, say });
  const total = totals(done);
  say(`\n${timings(done, slowness)}`);
  if (signal.aborted) say('\nStopped: the parts that are not listed did not run.');
  say(`\n${counts(total)}`);
  process.exitCode = signal.aborted ? 130 : total.failed > 0 || total.passed === 0 ? 1 : 0;
}

await main();

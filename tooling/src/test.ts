import { compiledModules } from './compiled-modules.ts';
import { readSlowness, verySlow } from './test-run/calibration.ts';
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
  // The runners see a pipe and would print without colours.
  if (process.stdout.isTTY && !process.env.NO_COLOR) process.env.FORCE_COLOR ??= '1';

  process.env.NODE_COMPILE_CACHE ??= compiledModules;
  const slowness = await readSlowness();
  const essential = process.env.CI === 'true' && slowness >= verySlow;
  if (essential)
    say(
      `This machine is ${slowness.toFixed(1)} times slower than the reference. Only the ` +
        'essential set runs: each number of a requirement or catalogue row at least once.',
    );
  const { signal } = stop;
  const began = performance.now();
  const done = await runParts({ ...request, signal, slowness, essential, say });
  const seconds = (performance.now() - began) / 1000;
  const total = totals(done);
  say(`\n${timings(done, seconds, slowness)}`);
  if (signal.aborted) say('\nStopped: the parts that are not listed did not run.');
  say(`\n${counts(total)}`);
  process.exitCode = signal.aborted ? 130 : total.failed > 0 || total.passed === 0 ? 1 : 0;
}

await main();

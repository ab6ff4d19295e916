import { styleText } from 'node:util';
import { failedOnce, type Part, type Result } from './test-run/part.ts';
import { parts } from './test-run/parts.ts';
import { help, readRequest } from './test-run/request.ts';

const say = (text: string) => void process.stdout.write(`${text}\n`);

function counts({
  passed,
  failed,
  skipped,
}: Pick<Result, 'passed' | 'failed' | 'skipped'>): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/**
 * Prints one line for a part, and all that it said if something failed and nobody has seen it yet.
 */
function report({ name }: Part, result: Result, began: number, seen: boolean): void {
  const mark = result.failed > 0 ? styleText('red', '✗') : styleText('green', '✓');
  const seconds = styleText('dim', `${((performance.now() - began) / 1000).toFixed(1)} s`);
  const note = result.note ? `  ${styleText('yellow', result.note)}` : '';
  if (result.failed > 0 && !seen) say(`\n${result.output.trim()}\n`);
  say(`${mark} ${name.padEnd(10)} ${counts(result).padEnd(40)} ${seconds}${note}`);
}

async function runAll(
  chosen: readonly Part[],
  args: readonly string[],
  signal: AbortSignal,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const part of chosen) {
    if (signal.aborted) break;
    const began = performance.now();
    let seen = false;
    const onOutput = (chunk: string) => {
      seen = true;
      process.stdout.write(chunk);
    };
    // One part alone is somebody at work on it, who wants to watch.
    const result = await part.run({ args, signal, ...(chosen.length === 1 && { onOutput }) });
    const empty = result.passed + result.failed + result.skipped === 0;
    const judged = empty
      ? failedOnce(`${result.output}\nThe part "${part.name}" ran no test at all.`)
      : result;
    report(part, judged, began, seen && !empty);
    results.push(judged);
  }
  return results;
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
  // The colours of a terminal would be lost on the way through us.
  if (process.stdout.isTTY && !process.env.NO_COLOR) process.env.FORCE_COLOR ??= '1';

  const results = await runAll(request.parts, request.args, stop.signal);
  const sum = (pick: (result: Result) => number) =>
    results.reduce((total, result) => total + pick(result), 0);
  const total = {
    passed: sum(({ passed }) => passed),
    failed: sum(({ failed }) => failed),
    skipped: sum(({ skipped }) => skipped),
  };
  if (stop.signal.aborted) say('\nBroken off: the parts that are not listed did not run.');
  say(`\n${counts(total)}`);
  process.exitCode = stop.signal.aborted ? 130 : total.failed > 0 || total.passed === 0 ? 1 : 0;
}

await main();

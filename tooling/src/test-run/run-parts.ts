import { styleText } from 'node:util';
import { failedOnce, type Part, type PartRun, type Result, type Turn } from './part.ts';
import { type Done, overBudget } from './timings.ts';

interface Plan {
  readonly parts: readonly Part[];
  readonly args: readonly string[];
  readonly signal: AbortSignal;
  /** How many times slower than the reference this machine is. */
  readonly slowness: number;
  readonly essential: boolean;
  readonly say: (text: string) => void;
}

export function counts({
  passed,
  failed,
  skipped,
}: Pick<Result, 'passed' | 'failed' | 'skipped'>): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/** One line for a part, and its output if something failed and it was not shown yet. */
function report(done: Done, seen: boolean, { slowness, say }: Plan): void {
  const { part, result, seconds } = done;
  const mark = result.failed > 0 ? styleText('red', '✗') : styleText('green', '✓');
  const time = styleText('dim', `${seconds.toFixed(1)} s`);
  const notes = [result.note, overBudget(done, slowness)]
    .filter((note) => note !== undefined)
    .map((note) => `  ${styleText('yellow', note)}`);
  if (result.failed > 0 && !seen) say(`\n${result.output.trim()}\n`);
  say(`${mark} ${part.name.padEnd(10)} ${counts(result).padEnd(40)} ${time}${notes.join('')}`);
}

async function runPart(part: Part, plan: Plan): Promise<Done> {
  const began = performance.now();
  let seen = false;
  const onOutput = (chunk: string) => {
    seen = true;
    process.stdout.write(chunk);
  };
  // One part alone is run by someone who works on it and wants to watch.
  const alone = plan.parts.length === 1;
  const { args, signal, essential } = plan;
  const run: PartRun = { args, signal, essential, ...(alone && { onOutput }) };
  const found = await part.run(run);
  const empty = found.passed + found.failed + found.skipped === 0;
  const result = empty
    ? failedOnce(`${found.output}\nThe part "${part.name}" ran no test at all.`)
    : found;
  const done = { part, result, seconds: (performance.now() - began) / 1000 };
  report(done, seen && !empty, plan);
  return done;
}

/** Runs the parts of some turns one after another, until they end or the signal stops them. */
async function runTurn(turn: Turn, plan: Plan): Promise<Done[]> {
  const done: Done[] = [];
  for (const part of plan.parts.filter((each) => each.turn === turn)) {
    if (plan.signal.aborted) break;
    done.push(await runPart(part, plan));
  }
  return done;
}

/** Runs every part in its turn. What a part prepares begins with the tests, after the checks. */
export async function runParts(plan: Plan): Promise<Done[]> {
  const first = await runTurn('first', plan);
  const several = plan.parts.length - first.length > 1 && !plan.signal.aborted;
  const ends = several ? plan.parts.map(({ prepare }) => prepare?.()) : [];
  try {
    const beside = await Promise.all([runTurn('working', plan), runTurn('waiting', plan)]);
    return [...first, ...beside.flat(), ...(await runTurn('last', plan))];
  } finally {
    await Promise.all(ends.map((end) => end?.()));
  }
}

import type { FileTime, Part, Result } from './part.ts';

/** A part that has been run. */
export interface Done {
  readonly part: Part;
  readonly result: Result;
  readonly seconds: number;
}

const shown = 20;
const column = (seconds: number) => `${seconds.toFixed(1)} s`.padStart(9);

/** The sentence for a part that took longer than its budget on a machine this slow. */
export function overBudget({ part, seconds }: Done, slowness: number): string | undefined {
  const budget = part.budget * slowness;
  if (seconds <= budget) return undefined;
  return `over its budget of ${budget.toFixed(0)} s`;
}

/** The files that took longest, over all parts. */
function slowestFiles(done: readonly Done[]): readonly FileTime[] {
  return done
    .flatMap(({ result }) => result.files ?? [])
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, shown);
}

/** Seconds by part beside the budgets, and the slowest files. */
export function timings(done: readonly Done[], seconds: number, slowness: number): string {
  const parts = done.map(
    (each) =>
      `${column(each.seconds)} of ${(each.part.budget * slowness).toFixed(0).padStart(4)} s  ` +
      each.part.name,
  );
  const files = slowestFiles(done).map(({ file, seconds }) => `${column(seconds)}  ${file}`);
  return [
    `Time by part, of its budget on this machine (${slowness.toFixed(1)} times the reference):`,
    ...parts,
    `${column(seconds)}  in all, some parts beside others`,
    ...(files.length > 0 ? ['', `The ${files.length} slowest files:`, ...files] : []),
  ].join('\n');
}

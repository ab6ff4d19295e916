/** How one check ended. `none`: it could not be made. */
export interface Line {
  number: string;
  title: string;
  result: 'green' | 'red' | 'none';
  /** Why it is red, or why there is none. */
  note: string;
  milliseconds: number;
}

/** A check that cannot be made here, with the reason. */
export class Lacking extends Error {}

export interface Step {
  number: string;
  title: string;
  run(): Promise<void>;
  /** Why the protocol cannot have it. */
  lacks?: string | undefined;
}

/** A failed `fetch` says why only in its cause. */
const noteOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
};

/** Runs the checks one after the other; a red one does not stop the others. */
export async function certify(
  steps: readonly Step[],
  onLine: (line: Line) => void = () => {},
): Promise<Line[]> {
  const lines: Line[] = [];
  for (const { number, title, run, lacks } of steps) {
    const began = performance.now();
    const { result, note } = lacks
      ? { result: 'none' as const, note: lacks }
      : await run().then(
          () => ({ result: 'green' as const, note: '' }),
          (error: unknown) => ({
            result: error instanceof Lacking ? ('none' as const) : ('red' as const),
            note: noteOf(error),
          }),
        );
    const line = { number, title, result, note, milliseconds: performance.now() - began };
    lines.push(line);
    onLine(line);
  }
  return lines;
}

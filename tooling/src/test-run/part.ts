/** How long a test file took. */
export interface FileTime {
  /** Its path in the repository. */
  readonly file: string;
  readonly seconds: number;
}

/** The result of one part of the test run. */
export interface Result {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Shown when something failed. */
  readonly output: string;
  /** Shown behind the counts, such as why something was skipped. */
  readonly note?: string;
  readonly files?: readonly FileTime[];
}

export interface PartRun {
  /** Passed to the runner of the part. */
  readonly args: readonly string[];
  readonly signal: AbortSignal;
  /** Only the essential set: every number that a test name carries at least once. */
  readonly essential: boolean;
  /** Receives the output as it arrives. */
  readonly onOutput?: (chunk: string) => void;
}

/**
 * When a part runs. `first` alone, one after another; `working` one after another, because each
 * fills two cores; `waiting` one after another beside those, because it mostly waits for processes;
 * `last` alone.
 */
export type Turn = 'first' | 'working' | 'waiting' | 'last';

/** A part of the test run that can be run alone. */
export interface Part {
  readonly name: string;
  /** Completes "checks …" in the help. */
  readonly about: string;
  /** Whether it accepts arguments behind a second `--`. */
  readonly takesArguments: boolean;
  /** Seconds that it may take on two quiet cores of the reference machine. */
  readonly budget: number;
  readonly turn: Turn;
  readonly run: (run: PartRun) => Promise<Result>;
  /** Starts slow preparations while other parts run. Returns what ends them. */
  readonly prepare?: () => () => Promise<void>;
}

export const failedOnce = (output: string): Result => ({
  passed: 0,
  failed: 1,
  skipped: 0,
  output,
});

/** How long a test file took. */
export interface FileTime {
  /** Its path in the repository. */
  readonly file: string;
  readonly seconds: number;
}

/** What one part of the test run has found. */
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
  /** Handed on to the runner of the part. */
  readonly args: readonly string[];
  readonly signal: AbortSignal;
  /** Sees the output while it comes. */
  readonly onOutput?: (chunk: string) => void;
}

/** A part of the test run that can be run alone. */
export interface Part {
  readonly name: string;
  /** Completes "checks …" in the help. */
  readonly about: string;
  /** Whether arguments behind `--` make sense for it. */
  readonly takesArguments: boolean;
  /** Seconds that it may take on two quiet cores of the reference machine. */
  readonly budget: number;
  readonly run: (run: PartRun) => Promise<Result>;
}

export const failedOnce = (output: string): Result => ({
  passed: 0,
  failed: 1,
  skipped: 0,
  output,
});

import { spawn } from 'node:child_process';

export interface Outcome {
  /** The exit code; 1 if a signal ended the program or it could not be run. */
  readonly code: number;
  /** Standard output and standard error, in their order. */
  readonly output: string;
}

export interface Run {
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Ends the program, with `stopSignal`. */
  readonly signal?: AbortSignal | undefined;
  readonly stopSignal?: NodeJS.Signals;
  /** Receives the output as it arrives. */
  readonly onOutput?: ((chunk: string) => void) | undefined;
}

/**
 * Runs a program to its end and keeps its output. It never throws: a program that cannot be run has
 * code 1 and the reason as output.
 */
export function runToEnd(file: string, args: readonly string[], run: Run): Promise<Outcome> {
  const { cwd, env = process.env, signal, stopSignal = 'SIGTERM', onOutput } = run;
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(file, args, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
      killSignal: stopSignal,
      ...(signal && { signal }),
    });
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        output += chunk;
        onOutput?.(chunk);
      });
    child.once('error', (error) => {
      output ||= error.message;
    });
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Scheduled work. It runs in one worker at a time, and is retried when it fails. */
export interface Job<Context> {
  /** Also its name in the console and in `job_run`. */
  name: string;
  /** Cron, in UTC. */
  cron: string;
  run(context: Context): Promise<unknown>;
}

/** A proof job found a violated invariant. Any other error only means that the job did not run. */
export class Disproved extends Error {}

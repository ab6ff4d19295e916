/** Work that runs on a clock, in one worker at a time. It is retried when it fails. */
export interface Job<Context> {
  /** Also its name in the console and in `job_run`. */
  name: string;
  /** Cron, in UTC. */
  cron: string;
  run(context: Context): Promise<unknown>;
}

/**
 * A job has proved that an invariant does not hold. Any other error of a job only says that it could
 * not run.
 */
export class Disproved extends Error {}

import type { Stage } from './stage.ts';

/** One line of the certification list. The number is that of the case which it covers. */
export interface Check {
  number: string;
  title: string;
  run(stage: Stage): Promise<void>;
}

export const check = (
  number: string,
  title: string,
  run: (stage: Stage) => Promise<void>,
): Check => ({ number, title, run });

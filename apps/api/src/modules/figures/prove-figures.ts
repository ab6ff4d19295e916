import type { Data, Logged } from '../../contexts.ts';
import { Disproved } from '../../job.ts';
import { figureViolations, roundViolations } from './roll-up.store.ts';

/** Corrections are rows of their own day, so older days can't differ any more. */
const days = 3;

/**
 * Compares the stored figures of the last days with the log, and the log with the rounds.
 * @throws Disproved when they differ
 */
export async function proveFigures({ db, log }: Data & Logged): Promise<void> {
  const differing = await figureViolations(db, days);
  const rounds = await roundViolations(db, days);
  const [first] = differing;
  const [round] = rounds;
  if (!first && !round) return;
  log.error(
    { event: 'figures_differ', figures: differing, rounds },
    'figures of teams differ from what they are made of',
  );
  throw new Disproved(
    first
      ? `The figures of ${first.ownerId} on ${first.day} differ from the log.`
      : `The log differs from round ${round?.id}.`,
  );
}

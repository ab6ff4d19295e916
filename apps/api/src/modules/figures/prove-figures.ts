import type { Data, Logged } from '../../contexts.ts';
import { Disproved } from '../../job.ts';
import { type Differences, findDifferences, findProvedDays, noteProved } from './proof.store.ts';

/**
 * How many days a run proves: the last ones, and as many of the older ones in turn. So a run costs
 * at most twice what the last days cost, and hourly runs take five days for a year.
 */
const days = 3;

/** What differs first; undefined if nothing does. */
function textOf({ figures, active, rounds, money }: Differences): string | undefined {
  if (figures[0]) {
    const { ownerId, day } = figures[0];
    return `The figures of ${ownerId} on ${day} differ from the log.`;
  }
  if (active[0]) {
    const { ownerId, span, start } = active[0];
    return `The active members of ${ownerId} in the ${span} of ${start} differ from who played.`;
  }
  if (rounds[0]) return `The log differs from round ${rounds[0].id}.`;
  if (!money[0]) return;
  const { kind, subjectId } = money[0];
  return `The log differs from the ledger: ${kind} ${subjectId ?? 'without a subject'}.`;
}

/**
 * Compares the stored figures of some days with the log, and the log with rounds and ledger. Older
 * days that differ are proved again by each run, until they are put right.
 * @throws Disproved when they differ
 */
export async function proveFigures({ db, log }: Data & Logged): Promise<void> {
  const { recent, older } = await findProvedDays(db, days);
  const proved = older ? [recent, older] : [recent];
  const found: string[] = [];
  for (const each of proved) {
    const differences = await findDifferences(db, each);
    const text = textOf(differences);
    if (text === undefined) {
      if (each === older) await noteProved(db, older);
      continue;
    }
    found.push(text);
    log.error(
      { event: 'figures_differ', ...differences },
      'figures of teams differ from what they are made of',
    );
  }
  if (found[0] !== undefined) throw new Disproved(found[0]);
}

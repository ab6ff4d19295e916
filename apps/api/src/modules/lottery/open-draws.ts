import { nextIssues } from '@lantern/rules/lottery';
import type { Data, Secrets } from '../../contexts.ts';
import { inTransaction } from '../../db/transaction.ts';
import { findGamesToOpen, findKnown, lockGame, type OwnGame, openDraws } from './advance.store.ts';
import { nextCommitments } from './seed-chains.ts';

const dayOf = (issue: string) => `${issue.slice(0, 4)}-${issue.slice(4, 6)}-${issue.slice(6, 8)}`;

function openGame(context: Data & Secrets, game: OwnGame): Promise<void> {
  const { code, schedule, ahead } = game;
  return inTransaction(context.db.pool, async (client) => {
    const locked = await lockGame(client, code);
    const coming = nextIssues(schedule, locked?.now.getTime() ?? 0, ahead);
    const known = new Set(
      await findKnown(
        client,
        code,
        coming.map(({ id }) => id),
      ),
    );
    const fresh = coming.filter(({ id }) => !known.has(id));
    if (fresh.length === 0) return;
    const commitments = await nextCommitments(context, client, code, fresh.length);
    const draws = fresh.map(({ id, closesAt, drawsAt }, at) => ({
      ...{ game: code, day: dayOf(id), numero: id, ...commitments[at] },
      closes: new Date(closesAt).toISOString(),
      draws: new Date(drawsAt).toISOString(),
    }));
    await openDraws(client, draws);
  });
}

/** Opens the coming draws of every own game, each with its published commitment. */
export async function openComing(context: Data & Secrets): Promise<void> {
  for (const game of await findGamesToOpen(context.db)) await openGame(context, game);
}

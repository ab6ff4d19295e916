import type { Part } from '../../part.ts';

/** While nothing is in progress, the page must show the acknowledged balance. */
export async function look(part: Part): Promise<void> {
  // The site recalls the money of excluded members from vendors at any time.
  if (part.standing.isExcluded) return;
  const wasStill = part.standing.watch();
  const expected = part.standing.balance;
  const answer = await part.look('/wps/v2/wallets/balance').catch(() => undefined);
  if (!answer?.success || !wasStill()) return;
  const shown = BigInt(String(answer.value?.sumBalance));
  if (shown !== expected)
    part.complain(
      'L7 a member reads their own writes',
      `${part.actor.id}: ${shown} instead of ${expected}`,
    );
}

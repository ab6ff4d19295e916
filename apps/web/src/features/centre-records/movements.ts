import type { BetRecord } from '@lantern/contracts';

/** One change of the wallet by a round. */
export interface Movement {
  id: string;
  kind: 'stake' | 'win' | 'refund';
  game: string;
  /** In minor units; below zero where money left the wallet. */
  amount: string;
  currency: string;
  at: string;
}

const isSomething = (amount: string) => !/^0+$/.test(amount);

function movementsOf(round: BetRecord): Movement[] {
  const { roundId, gameName, currency, stake, win, refund, startedAt, endedAt } = round;
  const of = (kind: Movement['kind'], amount: string, at: string): Movement => ({
    id: `${roundId} ${kind}`,
    kind,
    game: gameName,
    amount: kind === 'stake' ? `-${amount}` : amount,
    currency,
    at,
  });
  const all = [
    { given: stake, movement: of('stake', stake, startedAt) },
    { given: win, movement: of('win', win, endedAt ?? startedAt) },
    { given: refund, movement: of('refund', refund, endedAt ?? startedAt) },
  ];
  return all.filter(({ given }) => isSomething(given)).map(({ movement }) => movement);
}

/** What rounds have done to the wallet, the newest first: nothing that was staked, won or given back is left out, and no zero is in. */
export const movementsIn = (rounds: readonly BetRecord[]): Movement[] =>
  rounds.flatMap(movementsOf).sort((one, other) => Date.parse(other.at) - Date.parse(one.at));

import type { ChaosManifest } from '../../manifest.ts';
import { bet, greedyBet, playRound, undoBet, undoEarly } from './bets.ts';
import { invariants } from './invariants.ts';
import { mutants } from './mutants.ts';

export const play: ChaosManifest = {
  acts: {
    bet: { weight: 40, run: (part) => bet(part, BigInt(part.chance.between(1, 5000))) },
    round: { weight: 23, run: playRound },
    undo: { weight: 6, run: undoBet },
    'undo early': { weight: 3, run: undoEarly },
    greedy: { weight: 5, run: greedyBet },
  },
  refusals: ['transaction_rolled_back'],
  invariants,
  mutants,
};

import type { Stakes } from '../game/payout.ts';
import { type BowlSymbol, type Dice, symbols } from '../game/symbols.ts';

/** The first migration explains the states. */
export type RoundState =
  | 'betting'
  | 'refused'
  | 'settling'
  | 'settled'
  | 'cancelling'
  | 'cancelled';

/** Stakes on the wire and in the database: decimal digits of whole minor units. */
export type WrittenStakes = Partial<Record<BowlSymbol, string>>;

export interface Round {
  id: string;
  sessionId: string;
  playerId: string;
  currency: string;
  stakes: WrittenStakes;
  total: bigint;
  state: RoundState;
  /** Null until the bet is accepted. */
  dice: Dice | null;
  payout: bigint | null;
  /** The site's code for a rejected bet. */
  refusal: string | null;
  nonce: number;
  clientSeed: string;
  serverSeedHash: string;
}

/** The stakes as amounts. */
export function readStakes(written: WrittenStakes): Stakes {
  return Object.fromEntries(
    Object.entries(written).map(([symbol, amount]) => [symbol, BigInt(amount)]),
  );
}

/** The stakes in the order of the symbols, so that equal stakes have equal text. */
export function writeStakes(stakes: Stakes): WrittenStakes {
  return Object.fromEntries(
    symbols.flatMap((symbol) =>
      stakes[symbol] === undefined ? [] : [[symbol, String(stakes[symbol])]],
    ),
  );
}

/** The transaction ids of a round's calls; a repeated call has the same id after any crash. */
export function transactionIds(roundId: string): { bet: string; win: string; rollback: string } {
  return { bet: `bet:${roundId}`, win: `win:${roundId}`, rollback: `rollback:${roundId}` };
}

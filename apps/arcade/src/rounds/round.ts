import type { Stakes } from '../game/payout.ts';
import { type BowlSymbol, type Dice, symbols } from '../game/symbols.ts';

/** The states are explained at the table in the first migration. */
export type RoundState =
  | 'betting'
  | 'refused'
  | 'settling'
  | 'settled'
  | 'cancelling'
  | 'cancelled';

/** Stakes as they cross the wire and lie in the database: decimal digits of whole minor units. */
export type WrittenStakes = Partial<Record<BowlSymbol, string>>;

export interface Round {
  id: string;
  sessionId: string;
  playerId: string;
  currency: string;
  stakes: WrittenStakes;
  total: bigint;
  state: RoundState;
  /** Only of a round whose bet was taken. */
  dice: Dice | null;
  payout: bigint | null;
  /** The site's own code, of a bet that it refused. */
  refusal: string | null;
  nonce: number;
  clientSeed: string;
  serverSeedHash: string;
}

/** The amounts of written stakes. */
export function readStakes(written: WrittenStakes): Stakes {
  return Object.fromEntries(
    Object.entries(written).map(([symbol, amount]) => [symbol, BigInt(amount)]),
  );
}

/** The same stakes in the order of the symbols, so that equal stakes are written equally. */
export function writeStakes(stakes: Stakes): WrittenStakes {
  return Object.fromEntries(
    symbols.flatMap((symbol) =>
      stakes[symbol] === undefined ? [] : [[symbol, String(stakes[symbol])]],
    ),
  );
}

/**
 * The ids under which the site knows a round's calls. They follow from the round alone, so a
 * repeated call carries the same id after any crash.
 */
export function transactionIds(roundId: string): { bet: string; win: string; rollback: string } {
  return { bet: `bet:${roundId}`, win: `win:${roundId}`, rollback: `rollback:${roundId}` };
}

import type { Bet } from './bets.store.ts';
import type { PlayContext } from './context.ts';
import { openBets } from './place-bets.ts';
import type { PlayAction } from './play.store.ts';
import { currencyOf, findPlay, findPlayer, type Play } from './play-session.store.ts';
import { type Receipt, settle } from './wallet-protocol.ts';

/**
 * The canonical calls of a vendor, which each protocol translates to and from its own. They throw a
 * Refusal with the balance.
 */
export interface Wallet {
  /** Takes a stake. Stakes that arrive together are decided together. */
  bet(bet: Bet): Promise<Receipt>;
  /** A bet without a stake, a win, a rollback, or the end of a round. */
  settle(action: PlayAction): Promise<Receipt>;
  /** The player and the play session of a token, open or ended. */
  play(vendor: string, playerId: string, sessionHash: Buffer): Promise<Play>;
  /** Whether the player has opened a game of the vendor; a vendor cannot see other members. */
  knows(vendor: string, playerId: string): Promise<boolean>;
  /** The player's currency, for calls that do not name it. */
  currencyOf(playerId: string): Promise<string>;
}

/** One for the whole gateway, so that bets of all protocols are decided together. */
export const openWallet = (context: PlayContext): Wallet => ({
  bet: openBets(context),
  settle: (action) => settle(context, action),
  play: (vendor, playerId, hash) => findPlay(context.db, vendor, playerId, hash),
  knows: async (vendor, playerId) => (await findPlayer(context.db, vendor, playerId)) !== undefined,
  currencyOf: (playerId) => currencyOf(context.db, playerId),
});

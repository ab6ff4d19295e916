import type { JackpotBook } from '@lantern/contracts';
import type { StaffCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { catalogueOf, nameOf } from '../games/index.ts';
import { findJackpotWins, findPot, isJackpotProposed } from './jackpot.store.ts';

const shownWins = 50;

/** The jackpot as staff see it. */
export async function describeBook(
  context: Data,
  { brand, language }: StaffCaller,
): Promise<JackpotBook> {
  const { db } = context;
  const [pot, wins, proposed, catalogue] = await Promise.all([
    findPot(db, brand.id),
    findJackpotWins(db, brand.id, shownWins),
    isJackpotProposed(db, brand.id),
    catalogueOf(context, brand),
  ]);
  return {
    terms: brand.settings.jackpot,
    pot: pot?.pot ?? null,
    currency: brand.currency,
    proposed,
    slots: catalogue
      .find({ vendor: 'BGS', classify: 'slot' })
      .map((game) => ({ nodeId: game.nodeId, name: nameOf(game, language) })),
    wins: wins.map((win) => ({
      roundId: win.roundId,
      member: { id: win.memberId, username: win.username },
      game: nameOf(win, language),
      round: win.vendorRoundId,
      amount: win.amount,
      at: win.wonAt.toISOString(),
    })),
  };
}

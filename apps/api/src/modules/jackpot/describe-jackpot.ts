import { heroOf } from '@lantern/art';
import type { JackpotNow, jackpotNow, QueryOf } from '@lantern/contracts';
import { maskName } from '@lantern/rules';
import type { VisitorCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { catalogueOf, describeAll, nameOf } from '../games/index.ts';
import { findJackpotWins, findPot } from './jackpot.store.ts';

const shownWins = 10;

/** The jackpot as players see it: nothing of one that is closed or has no game. */
async function describePot(
  context: Data,
  caller: VisitorCaller,
  query: QueryOf<typeof jackpotNow>,
): Promise<JackpotNow['jackpot']> {
  const { brand } = caller;
  const { open, games, share, odds, seed } = brand.settings.jackpot;
  const pot = open ? await findPot(context.db, brand.id) : undefined;
  if (!pot) return null;
  const among = new Map(games.map((nodeId) => [nodeId, true]));
  const offered = (await catalogueOf(context, brand)).find({ among });
  if (offered.length === 0) return null;
  const hero = heroOf('jackpot');
  return {
    ...pot,
    currency: brand.currency,
    ...{ share, odds, seed },
    games: await describeAll(context, caller, offered, query),
    ...(hero && { hero }),
  };
}

export async function describeJackpot(
  context: Data,
  caller: VisitorCaller,
  query: QueryOf<typeof jackpotNow>,
): Promise<JackpotNow> {
  const { brand, language } = caller;
  const [jackpot, wins] = await Promise.all([
    describePot(context, caller, query),
    findJackpotWins(context.db, brand.id, shownWins),
  ]);
  return {
    jackpot,
    wins: wins.map((win) => ({
      player: maskName(win.username),
      game: nameOf(win, language),
      amount: win.amount,
      currency: win.currency,
      at: win.wonAt.toISOString(),
    })),
  };
}

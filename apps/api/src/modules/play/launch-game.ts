import {
  type GameCategory,
  type launchGame as launchCall,
  Refusal,
  type ValueOf,
} from '@lantern/contracts';
import { accountType } from '@lantern/rules';
import type { Data } from '../../contexts.ts';
import type { Call } from '../../http/routes.ts';
import type { LaunchRequest, Vendor } from '../../ports/vendor.ts';
import type { Brand } from '../brand/index.ts';
import { findGames } from '../games/index.ts';
import { refuseWithoutTime } from '../protection/index.ts';
import { hashToken, type OpenSession } from '../session/index.ts';
import { openVendorGame, recallBeforeGame } from '../vendor-wallet/index.ts';
import type { PlayContext } from './context.ts';
import { insertPlaySession } from './play-session.store.ts';

/** How long a launch address is good, and the play session that it opens. */
const launchSeconds = 60;
const playHours = 12;

/**
 * Opens a game, at a vendor that asks for each stake or at one that keeps wallets of its own, and
 * answers its address.
 */
export async function launchGame(
  context: PlayContext,
  call: Call<typeof launchCall>,
  session: OpenSession,
): Promise<ValueOf<typeof launchCall>> {
  const { query, brand, language } = call;
  const games = await findGames(context.db, brand.id);
  const game = games.find(
    (one) => one.nodeId === query.nodeId && one.vendorCode === query.vassalage,
  );
  const vendor = game && context.vendors.get(game.vendorCode);
  if (!game || !(vendor || context.transferVendors.has(game.vendorCode)))
    throw new Refusal('game_not_found');
  if (game.maintenance) throw new Refusal('game_maintenance');
  if (session.type !== accountType.trial)
    await refuseWithoutTime(context.db, { brandId: brand.id, memberId: session.memberId });
  await recallBeforeGame(context, { brand, session }, game.vendorCode);
  const look = { gameCode: game.code, language, theme: query.theme ?? 'light' };
  const url = vendor
    ? await openPlay(context, { brand, session }, vendor, look)
    : await openVendorGame(context, { brand, session }, game.vendorCode, look);
  return {
    content: url,
    game_url: url,
    name: game.names[language] ?? game.names.en ?? game.code,
    vendorName: game.vendorName,
    vassalage: game.vendorCode,
    nodeId: game.nodeId,
    gameType: game.category as GameCategory,
  };
}

/** Makes a token that the vendor may exchange once, within a minute, for the player. */
async function openPlay(
  context: Data,
  { brand, session }: { brand: Brand; session: OpenSession },
  vendor: Vendor,
  look: Omit<LaunchRequest, 'launchToken'>,
): Promise<string> {
  const launchToken = context.random.bytes(32).toString('base64url');
  const now = context.clock.now().getTime();
  await insertPlaySession(context.db, {
    id: context.random.id(),
    brandId: brand.id,
    memberId: session.memberId,
    sessionId: session.id,
    vendorCode: vendor.code,
    gameCode: look.gameCode,
    launchHash: hashToken(launchToken),
    launchExpiresAt: new Date(now + launchSeconds * 1000),
    expiresAt: new Date(now + playHours * 3600 * 1000),
    idleMinutes: brand.settings.login.idleMinutes,
  });
  return vendor.launchUrl({ ...look, launchToken });
}

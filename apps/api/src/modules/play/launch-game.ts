import { type GameCategory, type launchGame as launchCall, Refusal, type ValueOf } from '@lantern/contracts';
import type { Call } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import { findGames } from '../games/index.ts';
import { hashToken, type OpenSession } from '../session/index.ts';
import { insertPlaySession } from './play-session.store.ts';

/** How long a launch address is good, and the play session that it opens. */
const launchSeconds = 60;
const playHours = 12;

/** Opens a game: makes a token that the vendor may exchange once, within a minute, for the player. */
export async function launchGame(
  site: Site,
  call: Call<typeof launchCall>,
  session: OpenSession,
): Promise<ValueOf<typeof launchCall>> {
  const { query, brand, language } = call;
  const games = await findGames(site.db, brand.id);
  const game = games.find((one) => one.nodeId === query.nodeId && one.vendorCode === query.vassalage);
  const vendor = game && site.vendors.get(game.vendorCode);
  if (!game || !vendor) throw new Refusal('game_not_found');
  if (game.maintenance) throw new Refusal('game_maintenance');
  const launchToken = site.random.bytes(32).toString('base64url');
  const now = site.clock.now().getTime();
  await insertPlaySession(site.db, {
    id: site.random.id(),
    brandId: brand.id,
    memberId: session.memberId,
    sessionId: session.id,
    vendorCode: vendor.code,
    gameCode: game.code,
    launchHash: hashToken(launchToken),
    launchExpiresAt: new Date(now + launchSeconds * 1000),
    expiresAt: new Date(now + playHours * 3600 * 1000),
    idleMinutes: brand.settings.login.idleMinutes,
  });
  const url = vendor.launchUrl({ gameCode: game.code, launchToken, language, theme: query.theme ?? 'light' });
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

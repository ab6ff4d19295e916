import {
  type GameCategory,
  type launchGame as launchCall,
  type QueryOf,
  Refusal,
  type ValueOf,
} from '@lantern/contracts';
import { accountType } from '@lantern/rules';
import type { SessionCaller } from '../../caller.ts';
import type { Data, Logged, Places } from '../../contexts.ts';
import type { LaunchRequest, Vendor } from '../../ports/vendor.ts';
import { type Brand, languageFor } from '../brand/index.ts';
import { findGame, type GameRow, noteOpenedGame } from '../games/index.ts';
import { refuseWithoutTime } from '../protection/index.ts';
import { hashToken } from '../session/index.ts';
import { moveIntoGame, openVendorGame, recallBeforeGame } from '../vendor-wallet/index.ts';
import type { PlayContext } from './context.ts';
import { insertPlaySession } from './play-session.store.ts';

/** Lifetimes of a launch token and of the play session that it opens. */
const launchSeconds = 60;
const playHours = 12;

/** Opens a game at a vendor of either wallet mode, and returns the game's URL. */
export async function launchGame(
  context: PlayContext,
  caller: SessionCaller,
  query: QueryOf<typeof launchCall>,
): Promise<ValueOf<typeof launchCall>> {
  const { brand, session } = caller;
  const language = languageFor(brand, [query.language ?? '', caller.language]);
  const { game, room } = await findNamed(context, brand, query);
  const vendor = game && context.vendors.get(game.vendorCode);
  if (!game || !(vendor || context.transferVendors.has(game.vendorCode)))
    throw new Refusal('game_not_found');
  if (game.maintenance) throw new Refusal('game_maintenance');
  if (session.type !== accountType.trial)
    await refuseWithoutTime(context.db, { brandId: brand.id, memberId: session.memberId });
  await recallBeforeGame(context, { brand, session }, game.vendorCode);
  const look = { gameCode: game.code, language, theme: query.theme ?? 'light' };
  const url = vendor
    ? await openPlay(context, caller, vendor, { ...look, room })
    : await openVendorGame(context, { brand, session }, game.vendorCode, look);
  // Only once the vendor has opened the game: a game that does not open takes no money along.
  const moved = vendor ? null : await moveIntoGame(context, { brand, session }, game.vendorCode);
  await noteOpenedGame(context.db, session.memberId, game.nodeId);
  const [first, second] = vendor?.onLaunchHosts ? atLaunchHosts(context, caller, url) : [url];
  return {
    content: first,
    game_url: first,
    game_url2: second ?? null,
    name: game.names[language] ?? game.names.en ?? game.code,
    vendorName: game.vendorName,
    vassalage: game.vendorCode,
    nodeId: game.nodeId,
    gameType: game.category as GameCategory,
    ownWallet: vendor === undefined,
    moved,
  };
}

/** The address at two hosts: the brand's launch hosts in a random order, then the vendor's own. */
function atLaunchHosts(
  { random }: Data,
  { brand }: SessionCaller,
  url: string,
): readonly [string, string?] {
  const hosts = [...brand.settings.site.launchGameCdns];
  const [first] = hosts.splice(random.below(Math.max(hosts.length, 1)), 1);
  if (!first) return [url];
  const [second] = hosts.splice(random.below(Math.max(hosts.length, 1)), 1);
  return [at(first, url), second ? at(second, url) : url];
}

function at(host: string, url: string): string {
  const { pathname, search } = new URL(url);
  return new URL(pathname + search, host).href;
}

/**
 * The game that each given name names: node id, and the vendor's code of the game. A room's id is
 * that code, followed by `@` and the room if the game has some.
 */
async function findNamed(
  { db }: Data,
  brand: Brand,
  { vassalage: vendor, nodeId, gameId, roomId }: QueryOf<typeof launchCall>,
): Promise<{ game: GameRow | undefined; room?: string | undefined }> {
  const [code, room] = roomId ? roomId.split('@') : [gameId];
  if (gameId && code && gameId !== code) return { game: undefined };
  return { game: await findGame(db, brand, { vendor, nodeId, code }), room };
}

/** Creates a token that the vendor can exchange once, within a minute, for a play session. */
async function openPlay(
  context: PlayContext,
  caller: SessionCaller,
  vendor: Vendor,
  look: Pick<LaunchRequest, 'gameCode' | 'language' | 'theme' | 'room'>,
): Promise<string> {
  const { brand, session } = caller;
  const launchToken = context.random.bytes(32).toString('base64url');
  const launch = { ...look, launchToken, ...playerOf(context, caller) };
  if (launch.player.trial && !vendor.trialMoney) return askForUrl(context, vendor, launch);
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
    ...(vendor.tokens === 'sent' && { sessionHash: hashToken(launchToken) }),
  });
  return askForUrl(context, vendor, launch);
}

/** @throws Refusal vendor_unavailable */
async function askForUrl({ log }: Logged, vendor: Vendor, launch: LaunchRequest): Promise<string> {
  try {
    return await vendor.launchUrl(launch);
  } catch (error) {
    log.warn(
      { event: 'vendor_silent', vendor: vendor.code, err: error },
      'a vendor did not open a game',
    );
    throw new Refusal('vendor_unavailable');
  }
}

const playerOf = (
  { geo }: Places,
  { session, brand, address, origin, userAgent }: SessionCaller,
) => ({
  player: {
    id: session.memberId,
    currency: session.currency,
    trial: session.type === accountType.trial,
    address,
    country: geo.countryOf(address),
    mobile: /Mobi/.test(userAgent),
  },
  brand: { code: brand.code, siteUrl: `${origin}/` },
});

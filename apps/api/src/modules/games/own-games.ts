import {
  type addFavourite,
  type BodyOf,
  type favouriteGames,
  type QueryOf,
  Refusal,
  type recentGames,
  type ValueOf,
} from '@lantern/contracts';
import type { SessionCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { catalogueOf } from './catalogue.ts';
import type { GameRow } from './games.store.ts';
import { describePage } from './list-games.ts';
import { findFavouriteIds, findRecentIds, setFavourite } from './own-games.store.ts';

const ownerOf = ({ brand, session }: SessionCaller) => ({
  brandId: brand.id,
  memberId: session.memberId,
});

export async function listFavouriteIds(context: Data, caller: SessionCaller): Promise<string[]> {
  return findFavouriteIds(context.db, caller.session.memberId);
}

export async function listFavourites(
  context: Data,
  caller: SessionCaller,
  query: QueryOf<typeof favouriteGames>,
): Promise<ValueOf<typeof favouriteGames>> {
  const { games, ...pages } = await listOwn(context, caller, query, 'favourite');
  return { content: games, ...pages };
}

export async function listRecent(
  context: Data,
  caller: SessionCaller,
  query: QueryOf<typeof recentGames>,
): Promise<ValueOf<typeof recentGames>> {
  const { games, ...pages } = await listOwn(context, caller, query, 'recent');
  return { list: games, ...pages };
}

async function listOwn(
  context: Data,
  caller: SessionCaller,
  query: QueryOf<typeof favouriteGames>,
  list: 'favourite' | 'recent',
) {
  const wanted = { category: query.gameType || undefined, vendor: query.vassalage };
  const [catalogue, ids] = await Promise.all([
    catalogueOf(context, caller.brand),
    list === 'favourite'
      ? findFavouriteIds(context.db, caller.session.memberId)
      : findRecentIds(context.db, caller.session.memberId),
  ]);
  const places = new Map(ids.map((id, at) => [id, at]));
  const placeOf = ({ nodeId }: GameRow) => places.get(nodeId) ?? 0;
  const games = catalogue
    .find({ ...wanted, among: places })
    .toSorted((one, other) => placeOf(one) - placeOf(other));
  return describePage(context, caller, query, games);
}

/**
 * Adds a favourite, removes it, or does the other one.
 * @throws Refusal game_not_found, also when the vendor or the category is another game's
 */
export async function changeFavourite(
  context: Data,
  caller: SessionCaller,
  { nodeId, vendor, gameType }: BodyOf<typeof addFavourite>,
  wish: 'add' | 'remove' | 'toggle',
): Promise<ValueOf<typeof addFavourite>> {
  if (wish !== 'remove' && (vendor || gameType)) {
    const category = gameType || undefined;
    const catalogue = await catalogueOf(context, caller.brand);
    if (catalogue.find({ nodeId, vendor, category }).length === 0)
      throw new Refusal('game_not_found');
  }
  return { nodeId, favourite: await setFavourite(context.db, ownerOf(caller), nodeId, wish) };
}

import {
  type lotteryLobby,
  type lotteryMenu,
  type lotteryRateCard,
  type openedLottery,
  type QueryOf,
  Refusal,
  type recentLottery,
  type ValueOf,
} from '@lantern/contracts';
import { type SeriesRange, seriesOfRebate } from '@lantern/rules/lottery';
import type { SessionCaller, VisitorCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { inLanguage } from '../content/index.ts';
import { familyLabels, regionLabels } from './labels.ts';
import {
  findLast,
  findNow,
  findOpened,
  findRebate,
  findRecentCodes,
  type GameRow,
} from './lottery.store.ts';
import { describeGame, findOffered, type Offered, offerOf } from './offer.ts';

const groupOf = ({ region, family }: GameRow) => region ?? family;
const labelOf = ({ region, family }: GameRow) =>
  region ? regionLabels[region] : familyLabels[family];

const inMode =
  (mode: string | undefined) =>
  ({ modes }: Offered) =>
    !mode || modes.some((one) => one === mode);

export async function listMenu(
  context: Data,
  { brand, language }: VisitorCaller,
  { prizeMode }: QueryOf<typeof lotteryMenu>,
): Promise<ValueOf<typeof lotteryMenu>> {
  const games = (await offerOf(context, brand)).games.filter(inMode(prizeMode));
  return [...new Set(games.map(({ row }) => groupOf(row)))].map((gameGroupCode) => {
    const own = games.filter(({ row }) => groupOf(row) === gameGroupCode);
    const labels = own[0] ? labelOf(own[0].row) : {};
    return {
      gameGroupCode,
      labelName: inLanguage(labels, language) ?? gameGroupCode,
      gameMenus: own.map((game) => describeGame(game, language)),
    };
  });
}

/** @param which only Vietnamese games, or all */
export async function listRecent(
  context: Data,
  { brand, session, language }: SessionCaller,
  { prizeMode }: QueryOf<typeof recentLottery>,
  which: 'vietnamese' | 'all',
): Promise<ValueOf<typeof recentLottery>> {
  const [{ games }, recent] = await Promise.all([
    offerOf(context, brand),
    findRecentCodes(context.db, session.memberId),
  ]);
  const found = recent.flatMap(({ gameCode }) => games.filter(({ row }) => row.code === gameCode));
  const fitting = found.filter(({ row }) => which === 'all' || !row.own).filter(inMode(prizeMode));
  return { list: fitting.map((game) => describeGame(game, language)) };
}

export async function listOpened(
  context: Data,
  { brand }: VisitorCaller,
  { gameCode, count }: QueryOf<typeof openedLottery>,
  which: 'vietnamese' | 'own',
): Promise<ValueOf<typeof openedLottery>> {
  const [offer, now] = await Promise.all([offerOf(context, brand), findNow(context.db)]);
  const wish = { own: which === 'own', gameCode: gameCode || null };
  const open = await findOpened(context.db, { ...wish, count: gameCode ? count : 1 });
  const fits = ({ row }: Offered) => row.own === wish.own && (!gameCode || row.code === gameCode);
  const games = offer.games.filter(fits).map(({ row }) => row.code);
  const last = await findLast(context.db, games);
  return {
    now: now.toISOString(),
    games: games.map((code) => {
      const latest = last.find((one) => one.gameCode === code);
      const { drawId, numero, result } = latest ?? {};
      return {
        gameCode: code,
        numeros: open
          .filter((one) => one.gameCode === code)
          .map((one) => ({
            drawId: one.drawId,
            numero: one.numero,
            opensAt: one.opensAt.toISOString(),
            closesAt: one.closesAt.toISOString(),
            drawsAt: one.drawsAt.toISOString(),
          })),
        last: drawId && numero && result ? { drawId, numero, result } : null,
      };
    }),
  };
}

/** @throws Refusal game_not_found */
export async function showLobby(
  context: Data,
  { brand }: VisitorCaller,
  { gameCode, prizeMode }: QueryOf<typeof lotteryLobby>,
): Promise<ValueOf<typeof lotteryLobby>> {
  if (!gameCode) return { content: '/elott', code: null, defaultPlayType: null, gameType: null };
  const { row } = findOffered(await offerOf(context, brand), gameCode, prizeMode || undefined);
  const query = `gameCode=${row.code}&playType=${encodeURIComponent(row.defaultPlay)}`;
  return {
    content: row.own ? `/lottery?${query}` : `/vnlottery?${query}`,
    code: row.code,
    defaultPlayType: row.defaultPlay,
    gameType: row.own ? 'ELOTT' : 'LOTT',
  };
}

/** A range that begins at the caller's own rebate, if the caller is a member who has one. */
async function seriesFor(
  { db }: Data,
  { sessionIfAny }: VisitorCaller,
  range: SeriesRange,
): Promise<SeriesRange> {
  const session = await sessionIfAny();
  const rebate = session ? await findRebate(db, session.memberId) : null;
  return rebate === null ? range : { ...range, initial: seriesOfRebate(range, rebate) };
}

/** @throws Refusal game_not_found */
export async function showRateCard(
  context: Data,
  caller: VisitorCaller,
  { gameCode, prizeMode }: QueryOf<typeof lotteryRateCard>,
): Promise<ValueOf<typeof lotteryRateCard>> {
  const { brand, language } = caller;
  const game = findOffered(await offerOf(context, brand), gameCode, prizeMode);
  if (!game.card) throw new Refusal('game_not_found');
  const { card, version } = game.card;
  return {
    game: describeGame(game, language),
    prizeMode,
    version,
    currency: brand.currency,
    units: [...card.units],
    series: card.series && (await seriesFor(context, caller, card.series)),
    rates: { ...card.rates[game.row.family] },
    exposureLimit: brand.settings.lottery.exposureLimit,
  };
}

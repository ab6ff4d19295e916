import {
  agreementSettings,
  announcements,
  endpoints,
  type Game,
  type GameCategory,
  gameList,
  gamePageSize,
  helpCentre,
  inboxMessages,
  invitationLink,
  promotionDetail,
  promotions,
  readMessages,
  sendFeedback,
  updateLanguage,
  winnerBoard,
} from '@lantern/contracts';
import type { Brand } from '../brand.ts';
import { invitationOfAgent } from '../centre-answers.ts';
import { type FakeServer, refuse } from '../fake-server.ts';

const vendors = [
  ['AUR', 'Aurora Play'],
  ['JDR', 'Jade Reel'],
  ['MKL', 'Mekong Live'],
  ['BNY', 'Banyan'],
  ['NST', 'NorthStar'],
  ['KTG', 'Kite Games'],
  ['TDL', 'Tidal'],
  ['VLT', 'Volt Arena'],
] as const;

const offered: Partial<Record<GameCategory, number>> = {
  LOTT: 1,
  LIVE: 6,
  SPORTS: 3,
  FISH: 4,
  RNG: 8,
  PVP: 2,
  ESPORTS: 2,
  COCKFIGHT: 1,
};

const vendorsOf = (count: number) =>
  vendors.slice(0, count).map(([vassalage, name], at) => ({ vassalage, name, games: 12 + at * 7 }));

/** The categories of a brand with many vendors. */
export const manyMenus = (own: Brand['menus']): Brand['menus'] => [
  ...Object.entries(offered).map(([gameCategory, count]) => ({
    gameCategory: gameCategory as GameCategory,
    vendors: vendorsOf(count),
  })),
  ...own,
];

const words = [
  'Jade Carp',
  'Lantern Nights',
  'Golden Buffalo',
  'Monsoon Gems',
  'Sugar Orchard',
  'Temple of Tides',
];

/** A game of a category that is as good as any other, by its number. */
const gameOf = (gameType: GameCategory, at: number): Game => {
  const [vassalage, vendorName] = vendors[at % vendors.length] ?? vendors[0];
  const gameCode = `game-${at}`;
  return {
    nodeId: `${vassalage}_${gameType}_${at}`,
    gameCode,
    name: `${words[at % words.length]} ${Math.floor(at / words.length) + 1}`,
    vassalage,
    vendorName,
    gameType,
    icon: `/media/art/game/${gameType}.${gameCode}.svg`,
    isHot: at % 5 === 0 ? 1 : 0,
    isNew: at % 7 === 0,
    maintenance: at % 11 === 10,
    rtp: '96.10',
    trial: true,
    gameClassify: null,
    minBet: null,
    maxBet: null,
    lineNum: null,
  };
};

const id = (at: number) => `01935b1e-0000-7000-8000-${String(at).padStart(12, '0')}`;
const day = (at: number) => new Date(Date.UTC(2026, 10, 20 - at, 9, 30)).toISOString();

const promotionOf = (at: number) => ({
  id: id(at),
  category: (['new_player', 'deposit', 'rebate', 'vip'] as const)[at % 4] ?? 'deposit',
  title:
    ['First deposit 100%', 'Weekend reload', 'Slots rebate 0.8%', 'VIP birthday'][at % 4] ?? '',
  text: 'Turnover 8×. Slots and fishing count in full.',
  url: `/media/art/banner/promo-${at}.svg`,
  urlCompact: `/media/art/banner-compact/promo-${at}.svg`,
  startsAt: day(10),
  endsAt: at % 2 === 0 ? day(-20) : null,
  status: (['open', 'open', 'coming_soon', 'closed'] as const)[at % 4] ?? 'open',
});

/** Answers what the pages of games, promotions, announcements and help call. */
export function answerContent(server: FakeServer, { settings }: Brand): void {
  const games = Object.keys(offered).flatMap((category) =>
    Array.from({ length: category === 'RNG' ? 96 : 18 }, (_, at) =>
      gameOf(category as GameCategory, at),
    ),
  );
  server.on(gameList, ({ query }) => {
    const found = games.filter(
      ({ gameType, vassalage, name }) =>
        (!query.gameType || query.gameType === gameType) &&
        (!query.vassalage || query.vassalage === vassalage) &&
        (!query.gameName || name.toLowerCase().includes(query.gameName.toLowerCase())),
    );
    const { pageNo = 1, pageSize = gamePageSize } = query;
    const shown = found.slice((pageNo - 1) * pageSize, pageNo * pageSize);
    return { games: shown, total: found.length, totalPages: Math.ceil(found.length / pageSize) };
  });
  const running = [0, 1, 2, 3].map(promotionOf);
  server.on(promotions, ({ query }) =>
    running.filter(({ category }) => !query.category || query.category === category),
  );
  server.on(promotionDetail, ({ query }) => {
    const found = running.find((promotion) => promotion.id === query.id);
    if (!found) throw refuse('promotion_not_found');
    return {
      ...found,
      content: '<h2>Terms</h2><ul><li>One per member.</li><li>Turnover 8× in 14 days.</li></ul>',
    };
  });
  server.on(announcements, ({ query }) => {
    const list = (['B', 'PL', 'PU', 'PR'] as const)
      .filter((type) => !query.types || query.types.split(',').includes(type))
      .map((type, at) => ({
        id: id(40 + at),
        type,
        title:
          'Scheduled maintenance of Mekong Live on 24 Nov, 04:00–05:00. Other tables stay open.',
        content:
          '<p>The tables of Mekong Live rest for an hour. <b>Open rounds are settled ' +
          'first.</b></p>',
        timestamp: day(at),
      }));
    return { list, total: list.length, totalPages: 1 };
  });
  server.on(inboxMessages, () => {
    const list = (['deposit', 'safety', 'staff'] as const).map((kind, at) => ({
      ...{ id: id(60 + at), kind, at: day(at), read: at > 1 },
      title:
        ['Deposit credited', 'A change to your account', 'Your document is approved'][at] ?? '',
      text: 'Your deposit D-7K2M9Q4W of ₫200,000 has been credited.',
    }));
    return { list, total: list.length, totalPages: 1 };
  });
  server.on(readMessages, () => ({ unreadCount: 1 }));
  server.on(helpCentre, () =>
    ['account', 'deposit', 'withdraw', 'games'].map((hash) => ({
      hash,
      title: `About ${hash}`,
      content: `<p>What you need to know about ${hash}.</p>`,
    })),
  );
  server.on(winnerBoard, () => ({
    list: games.slice(0, 5).map(({ name, nodeId, icon }, at) => ({
      player: `li***${at}`,
      game: name,
      nodeId,
      icon,
      prize: String(1_824_050 + at * 731_000),
      currency: settings.currency,
      at: day(at),
    })),
  }));
  server.on(sendFeedback, () => ({ reference: 'F-7K2M9Q4W' }));
  server.on(updateLanguage, () => ({}));
  server.on(invitationLink, () => invitationOfAgent);
  server.on(agreementSettings, () => ({
    dividend: true,
    dailySalary: true,
    hourlySalary: true,
    realTimeSalary: true,
  }));
  server.on(endpoints.hotGames, () => ({
    list: games.filter(({ isHot }) => isHot === 1).slice(0, 14),
  }));
}

import type { banners, gameMenus, hotGames, siteSettings, ValueOf } from '@lantern/contracts';
import { type SwitchId, switchIds } from '@lantern/rules';

/**
 * Answers of a site as the development seed makes it, for tests and for looking at the pages
 * without a gateway.
 */
export interface Brand {
  settings: ValueOf<typeof siteSettings>;
  switches: readonly SwitchId[];
  banners: ValueOf<typeof banners>;
  /** The fake server adds titles and cards. */
  menus: Pick<ValueOf<typeof gameMenus>[number], 'gameCategory' | 'vendors'>[];
  hot: ValueOf<typeof hotGames>;
}

const luckyBowl: ValueOf<typeof hotGames>['list'][number] = {
  nodeId: 'BGS_LUCKY_BOWL',
  gameCode: 'lucky-bowl',
  name: 'Lucky Bowl',
  vassalage: 'BGS',
  vendorName: 'BGS',
  gameType: 'INHOUSE',
  icon: '/media/art/game/INHOUSE.lucky-bowl.svg',
  isHot: 1,
  isNew: true,
  maintenance: false,
  rtp: '92.13',
  trial: true,
  gameClassify: 'dice',
  minBet: '1000',
  maxBet: '5000000',
  lineNum: null,
};

const bowlBanner: ValueOf<typeof banners>[number] = {
  bannerId: 'bowl',
  groupName: '/',
  url: '/media/art/banner/lucky-bowl.svg',
  urlCompact: '/media/art/banner-compact/lucky-bowl.svg',
  eyebrow: 'In-house',
  title: 'Lucky Bowl',
  text: 'Six symbols, three dice. Every shake can be checked.',
  action: 'Play now',
  linkageType: 'game',
  linkage: 'BGS:lucky-bowl',
};

const joinBanner: ValueOf<typeof banners>[number] = {
  bannerId: 'join',
  groupName: '/',
  url: '/media/art/banner/lantern-night.svg',
  urlCompact: '/media/art/banner-compact/lantern-night.svg',
  eyebrow: 'New here?',
  title: 'Your table is ready',
  text: 'An account takes a minute. You have to be 18 or older.',
  action: 'Create account',
  linkageType: 'register',
  linkage: null,
};

export const lantern: Brand = {
  settings: {
    merchantCode: 'lantern',
    name: 'Lantern',
    platform: 'web',
    device: 'WEB',
    currency: 'VND',
    currencySymbol: '₫',
    languages: ['vi', 'en'],
    defaultLanguage: 'vi',
    countryDialingCode: '63',
    minimumAge: 18,
    copyrightYear: null,
    theme: { light: {}, dark: {} },
    welcomePicture: null,
    captchaRefreshMs: 1000,
    languageCodes: { en: 'EN', vi: 'TY' },
    lotteryType: 'Lott',
    prizeModes: ['Lott', 'ZY', 'Elott', 'SEA'],
    announcementTypes: ['B', 'PL', 'PU', 'PR'],
    announcementExecution: 'B',
    chat: { headerColor: '#262743', menuColor: '#FF947A' },
    imageCdns: [],
    launchGameCdns: [],
    barsBesideGames: false,
    ranks: [
      { labelName: 'Bronze', color: '#A8623A', color2: '#FFFFFF' },
      { labelName: 'Silver', color: '#8D93A8', color2: '#FFFFFF' },
      { labelName: 'Gold', color: '#F2B63C', color2: '#FFF0B8' },
      { labelName: 'Platinum', color: '#5FB7C9', color2: '#EAFCFF' },
      { labelName: 'Diamond', color: '#7C6BFF', color2: '#EFEAFF' },
      { labelName: 'Crown', color: '#D7263D', color2: '#FFC4C0' },
    ],
  },
  switches: ['USERNAMEREG3', 'DIRECTREG3', 'FREEPLAY3'],
  banners: [bowlBanner, joinBanner],
  menus: [{ gameCategory: 'INHOUSE', vendors: [{ vassalage: 'BGS', name: 'BGS', games: 1 }] }],
  hot: { list: [luckyBowl] },
};

/** A brand with every switch on, one language and another currency. */
export const harbor: Brand = {
  ...lantern,
  settings: {
    ...lantern.settings,
    merchantCode: 'harbor',
    name: 'Harbor',
    currency: 'PHP',
    currencySymbol: '₱',
    languages: ['en'],
    defaultLanguage: 'en',
    welcomePicture: null,
    theme: {
      light: { brand: '#0B5C7A', brandHover: '#084A63', brandSoft: '#E3F1F6', header: '#0E2A3A' },
      dark: {
        brand: '#6CC6E4',
        brandHover: '#8FD5EC',
        brandSoft: '#16384A',
        onBrand: '#0C1D28',
        header: '#0B2230',
      },
    },
  },
  switches: switchIds,
};

/** The answer of `gameMenus`; no screen reads titles. */
export const menusOf = ({ menus }: Brand): ValueOf<typeof gameMenus> =>
  menus.map((menu) => ({
    ...menu,
    title: menu.gameCategory,
    kinds: [],
    cards: menu.vendors.map(({ vassalage, name, games }) => ({
      vassalage,
      name,
      isHot: 0,
      smallIcon: `/media/art/vendor/${vassalage}.svg`,
      ...(games > 1
        ? ({ isGame: 'VASSALAGE', nodeId: null } as const)
        : ({
            isGame: 'GAME',
            nodeId: `${vassalage}:only`,
            gameName: `Only game of ${name}`,
          } as const)),
    })),
  }));

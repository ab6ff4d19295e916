import type { Place, SeedBanner, Words } from './shapes.ts';

interface Category {
  readonly groupName: string;
  readonly art: string;
  readonly eyebrow: Words;
  readonly title: Words;
}

/** Categories without a vendor say so and link to the in-house game. */
const empty: readonly Category[] = [
  {
    groupName: '/rng',
    art: 'RNG.reels',
    eyebrow: { en: 'Slots', vi: 'Nổ hũ' },
    title: { en: 'Looking for slots?', vi: 'Bạn tìm trò nổ hũ?' },
  },
  {
    groupName: '/live',
    art: 'LIVE.table',
    eyebrow: { en: 'Live casino', vi: 'Casino trực tuyến' },
    title: { en: 'No live tables yet', vi: 'Trang chưa có bàn trực tuyến' },
  },
  {
    groupName: '/fish',
    art: 'FISH.reef',
    eyebrow: { en: 'Fishing', vi: 'Bắn cá' },
    title: { en: 'No fishing games yet', vi: 'Trang chưa có trò bắn cá' },
  },
  {
    groupName: '/pvp',
    art: 'PVP.cards',
    eyebrow: { en: 'Card games', vi: 'Game bài' },
    title: { en: 'No card games yet', vi: 'Trang chưa có game bài' },
  },
  {
    groupName: '/sports',
    art: 'SPORTS.match',
    eyebrow: { en: 'Sports', vi: 'Thể thao' },
    title: { en: 'No sports yet', vi: 'Trang chưa có thể thao' },
  },
  {
    groupName: '/esports',
    art: 'ESPORTS.arena',
    eyebrow: { en: 'E-sports', vi: 'E-sports' },
    title: { en: 'No e-sports yet', vi: 'Trang chưa có e-sports' },
  },
  {
    groupName: '/elott',
    art: 'ELOTT.drum',
    eyebrow: { en: 'Lottery', vi: 'Xổ số' },
    title: { en: 'No draws yet', vi: 'Trang chưa có kỳ quay số' },
  },
];

const text: Words = {
  en: 'Try Lucky Bowl, our in-house dice game. You can verify every round.',
  vi: 'Hãy thử Bầu Cua do chúng tôi tự làm. Ván nào cũng kiểm tra được.',
};
const action: Words = { en: 'Play Lucky Bowl', vi: 'Chơi Bầu Cua' };

const inHouse: Omit<SeedBanner, 'art'> = {
  groupName: '/inhouse',
  texts: {
    en: {
      eyebrow: 'House games',
      title: 'Made here, easy to verify',
      text: 'The dice are fixed before you bet and revealed afterwards.',
      action: 'Play Lucky Bowl',
    },
    vi: {
      eyebrow: 'Game nhà làm',
      title: 'Nhà làm, ai cũng kiểm tra được',
      text: 'Xúc xắc được chốt trước khi bạn cược và được mở ra sau đó.',
      action: 'Chơi Bầu Cua',
    },
  },
  linkageType: 'game',
  linkage: 'BGS:lucky-bowl',
};

export const categoryBanners = ({ palettes }: Place): SeedBanner[] => [
  ...empty.map(({ groupName, art, eyebrow, title }, at) => ({
    groupName,
    art: `${art}.${palettes[at % palettes.length]}`,
    texts: {
      en: { eyebrow: eyebrow.en, title: title.en, text: text.en, action: action.en },
      vi: { eyebrow: eyebrow.vi, title: title.vi, text: text.vi, action: action.vi },
    },
    linkageType: 'game' as const,
    linkage: 'BGS:lucky-bowl',
  })),
  { ...inHouse, art: `INHOUSE.lucky-bowl.${palettes[1]}` },
];

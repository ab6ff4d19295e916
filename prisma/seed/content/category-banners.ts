import type { SeedBanner } from './shapes.ts';

type Category = Pick<SeedBanner, 'groupName' | 'art' | 'texts' | 'linkage'>;

/** Banners of the categories that have games. */
const categories: readonly Category[] = [
  {
    groupName: '/rng',
    art: 'hero-plinko',
    texts: {
      en: {
        eyebrow: 'House games',
        title: 'Drop, dig or spin',
        text: 'Plinko, Mines, Wheel and more, with a return of up to 99%.',
        action: 'Play Plinko',
      },
      vi: {
        eyebrow: 'Game nhà làm',
        title: 'Thả bóng, dò mìn, quay vòng',
        text: 'Nhiều trò nhà làm, tỷ lệ trả thưởng đến 99%.',
        action: 'Chơi Thả Bóng',
      },
    },
    linkage: 'BGS:plinko',
  },
  {
    groupName: '/inhouse',
    art: 'hero-lucky-bowl',
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
    linkage: 'BGS:lucky-bowl',
  },
  {
    groupName: '/fish',
    art: 'hero-reef-hunt',
    texts: {
      en: {
        eyebrow: 'Shooting room',
        title: 'One reef, four hunters',
        text: 'From ×2 to ×300. Every shot has the same return of 97%.',
        action: 'Play Reef Hunt',
      },
      vi: {
        eyebrow: 'Phòng bắn cá',
        title: 'Một rạn san hô, bốn thợ săn',
        text: 'Từ ×2 đến ×300. Mỗi phát bắn có tỷ lệ trả thưởng 97% như nhau.',
        action: 'Chơi Săn Cá',
      },
    },
    linkage: 'BGS:reef-hunt',
  },
  {
    groupName: '/pvp',
    art: 'hero-tien-len',
    texts: {
      en: {
        eyebrow: 'Card room',
        title: 'Four seats, one deck',
        text: 'The shuffle uses a seed of every player. You can verify it after the deal.',
        action: 'Play Tien Len',
      },
      vi: {
        eyebrow: 'Phòng bài',
        title: 'Bốn ghế, một bộ bài',
        text: 'Bài được xáo bằng hạt giống của mọi người chơi và kiểm tra được sau ván.',
        action: 'Chơi Tiến Lên',
      },
    },
    linkage: 'BGS:tien-len',
  },
];

/** The banner of the draws, which are no games of a vendor. */
const draws: SeedBanner = {
  groupName: '/elott',
  art: 'hero-keno',
  texts: {
    en: {
      eyebrow: 'E-lottery',
      title: 'A draw every minute',
      text: 'You can verify each result in your browser.',
      action: 'Play 5D',
    },
    vi: {
      eyebrow: 'Xổ số nhanh',
      title: 'Mỗi phút một kỳ quay',
      text: 'Bạn tự kiểm tra được từng kết quả ngay trên trình duyệt.',
      action: 'Chơi 5D',
    },
  },
  linkageType: 'route',
  linkage: '/lottery?gameCode=ssc-1',
};

export const categoryBanners: readonly SeedBanner[] = [
  ...categories.map((banner) => ({ ...banner, linkageType: 'game' as const })),
  draws,
];

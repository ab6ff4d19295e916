import { categoryBanners } from './category-banners.ts';
import type { Place, SeedBanner } from './shapes.ts';

/**
 * The banners of the pages around the games; those of the game categories stand in
 * category-banners.ts.
 */
export const bannersOf = (place: Place): SeedBanner[] => [
  ...home(place, '/'),
  ...home(place, '/index'),
  ...categoryBanners(place),
  ...around(place),
  besideForm(place),
];

function home({ code, minimumAge, palettes: [first] }: Place, groupName: string): SeedBanner[] {
  return [
    {
      groupName,
      // Without a palette of its own the art has the colours of the game.
      art: code === 'lantern' ? 'INHOUSE.lucky-bowl' : `INHOUSE.lucky-bowl.${first}`,
      texts: {
        en: {
          eyebrow: 'In-house',
          title: 'Lucky Bowl',
          text: 'Six symbols, three dice. Every shake can be checked.',
          action: 'Play now',
        },
        vi: {
          eyebrow: 'Trò chơi của nhà',
          title: 'Bầu Cua',
          text: 'Sáu linh vật, ba viên xúc xắc. Ván nào cũng kiểm tra được.',
          action: 'Chơi ngay',
        },
      },
      linkageType: 'game',
      linkage: 'BGS:lucky-bowl',
    },
    {
      groupName,
      art: `RNG.paper-lantern.${first}`,
      texts: {
        en: {
          eyebrow: 'New here?',
          title: 'Your table is ready',
          text: `An account takes a minute. You have to be ${minimumAge} or older.`,
          action: 'Create account',
        },
        vi: {
          eyebrow: 'Bạn mới đến?',
          title: 'Bàn chơi đã sẵn sàng',
          text: `Mở tài khoản chỉ mất một phút. Bạn phải đủ ${minimumAge} tuổi.`,
          action: 'Tạo tài khoản',
        },
      },
      linkageType: 'register',
      linkage: null,
    },
  ];
}

type Texts = SeedBanner['texts'];

const pages: readonly (readonly [groupName: string, art: string, route: string, texts: Texts])[] = [
  [
    '/down',
    'ESPORTS.pocket',
    '/help',
    {
      en: {
        eyebrow: 'On your phone',
        title: 'One tap away',
        text: 'Put the site on your home screen.',
        action: 'Help',
      },
      vi: {
        eyebrow: 'Trên điện thoại',
        title: 'Chỉ một chạm',
        text: 'Đưa trang lên màn hình chính của bạn.',
        action: 'Trợ giúp',
      },
    },
  ],
  [
    '/promotions',
    'RNG.festival',
    '/help',
    {
      en: {
        eyebrow: 'Promotions',
        title: 'Read before you join',
        text: 'Every page here says what it is about, and what it is not.',
        action: 'How it works',
      },
      vi: {
        eyebrow: 'Khuyến mãi',
        title: 'Đọc kỹ trước khi tham gia',
        text: 'Mỗi trang ở đây nói rõ nội dung của mình, và cả những gì không có.',
        action: 'Cách hoạt động',
      },
    },
  ],
  [
    '/pointMall',
    'RNG.treasure',
    '/promotions',
    {
      en: {
        eyebrow: 'Points mall',
        title: 'Nothing to redeem yet',
        text: 'Points are not collected on this site today. What runs now stands under promotions.',
        action: 'See promotions',
      },
      vi: {
        eyebrow: 'Cửa hàng điểm',
        title: 'Chưa có gì để đổi',
        text: 'Hiện trang này chưa tích điểm. Các chương trình đang chạy nằm ở mục Khuyến mãi.',
        action: 'Xem khuyến mãi',
      },
    },
  ],
  [
    '/help',
    'LIVE.harbour-light',
    '/inhouse',
    {
      en: {
        eyebrow: 'Help centre',
        title: 'Ask us anything',
        text: 'Answers about your account, your money and how to check a round.',
        action: 'Back to the games',
      },
      vi: {
        eyebrow: 'Trung tâm trợ giúp',
        title: 'Hỏi gì cũng được',
        text: 'Giải đáp về tài khoản, tiền của bạn và cách kiểm tra một ván.',
        action: 'Về danh sách trò chơi',
      },
    },
  ],
  [
    '/register',
    'RNG.paper-lantern',
    '/help',
    {
      en: {
        eyebrow: 'Before you start',
        title: 'Good to know',
        text: 'How an account is kept safe, and how to set limits of your own.',
        action: 'Read more',
      },
      vi: {
        eyebrow: 'Trước khi bắt đầu',
        title: 'Điều nên biết',
        text: 'Cách giữ tài khoản an toàn và tự đặt giới hạn cho mình.',
        action: 'Đọc thêm',
      },
    },
  ],
];

const around = ({ palettes }: Place): SeedBanner[] =>
  pages.map(([groupName, art, linkage, texts], at) => ({
    groupName,
    art: `${art}.${palettes[at % palettes.length]}`,
    texts,
    linkageType: 'route',
    linkage,
  }));

/** The picture beside the registration form. */
function besideForm({ code, minimumAge, palettes: [first] }: Place): SeedBanner {
  const atHarbor = code === 'harbor';
  return {
    groupName: 'w_reg',
    art: `RNG.paper-lantern.${first}`,
    texts: {
      en: {
        eyebrow: atHarbor ? 'Welcome aboard' : 'Welcome',
        title: atHarbor ? 'Your berth in the harbor' : 'Light your lantern',
        text: `One account for every game. You have to be ${minimumAge} or older.`,
        action: '',
      },
      vi: {
        eyebrow: 'Chào mừng',
        title: atHarbor ? 'Bến đỗ của bạn' : 'Thắp đèn lồng của bạn',
        text: `Một tài khoản cho mọi trò chơi. Bạn phải đủ ${minimumAge} tuổi.`,
        action: '',
      },
    },
    linkageType: null,
    linkage: null,
  };
}

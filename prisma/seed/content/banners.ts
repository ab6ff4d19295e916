import { categoryBanners } from './category-banners.ts';
import type { Place, SeedBanner } from './shapes.ts';

/** The banners of all pages; category-banners.ts has those of the game categories. */
export const bannersOf = (place: Place): SeedBanner[] => [
  ...home(place, '/'),
  ...home(place, '/index'),
  ...categoryBanners,
  ...around(place),
  besideForm(place),
];

/** The brand's own place: Harbor's lighthouse, or the lantern on its river. */
const ownPlace = (code: string) => (code === 'harbor' ? 'harbor-light' : 'river-lantern');

/** What brings luck: a chest from the sea, or red envelopes. */
const gifts = (code: string) => (code === 'harbor' ? 'sea-chest' : 'red-envelopes');

function home({ code, minimumAge }: Place, groupName: string): SeedBanner[] {
  return [
    {
      groupName,
      art: 'hero-lucky-bowl',
      texts: {
        en: {
          eyebrow: 'In-house',
          title: 'Lucky Bowl',
          text: 'Six symbols, three dice. You can verify every round.',
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
      art: ownPlace(code),
      texts: {
        en: {
          eyebrow: 'New here?',
          title: 'Your table is ready',
          text: `An account takes a minute. You must be ${minimumAge} or older.`,
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

/** A picture's name; some depend on the brand. */
type Art = string | ((code: string) => string);

const pages: readonly (readonly [groupName: string, art: Art, route: string, texts: Texts])[] = [
  [
    '/down',
    'hero-neon-arena',
    '/help',
    {
      en: {
        eyebrow: 'On your phone',
        title: 'One tap away',
        text: 'Add the site to your home screen.',
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
    gifts,
    '/help',
    {
      en: {
        eyebrow: 'Promotions',
        title: 'Read before you join',
        text: 'Every promotion shows its full terms.',
        action: 'How it works',
      },
      vi: {
        eyebrow: 'Khuyến mãi',
        title: 'Đọc kỹ trước khi tham gia',
        text: 'Mỗi khuyến mãi có điều khoản đầy đủ.',
        action: 'Cách hoạt động',
      },
    },
  ],
  [
    '/pointMall',
    gifts,
    '/promotions',
    {
      en: {
        eyebrow: 'Points mall',
        title: 'What runs now',
        text: 'Our current promotions, each with its full terms.',
        action: 'See promotions',
      },
      vi: {
        eyebrow: 'Cửa hàng điểm',
        title: 'Đang diễn ra',
        text: 'Các khuyến mãi đang chạy, mỗi khuyến mãi có điều khoản đầy đủ.',
        action: 'Xem khuyến mãi',
      },
    },
  ],
  [
    '/help',
    ownPlace,
    '/inhouse',
    {
      en: {
        eyebrow: 'Help centre',
        title: 'Ask us anything',
        text: 'Answers about your account, your money and fair games.',
        action: 'Back to the games',
      },
      vi: {
        eyebrow: 'Trung tâm trợ giúp',
        title: 'Hỏi gì cũng được',
        text: 'Giải đáp về tài khoản, tiền của bạn và tính công bằng.',
        action: 'Về danh sách trò chơi',
      },
    },
  ],
  [
    '/register',
    ownPlace,
    '/help',
    {
      en: {
        eyebrow: 'Before you start',
        title: 'Good to know',
        text: 'How to protect your account and set your own limits.',
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

const around = ({ code }: Place): SeedBanner[] =>
  pages.map(([groupName, art, linkage, texts]) => ({
    groupName,
    art: typeof art === 'string' ? art : art(code),
    texts,
    linkageType: 'route',
    linkage,
  }));

/** The picture next to the registration form. */
function besideForm({ code, minimumAge }: Place): SeedBanner {
  const atHarbor = code === 'harbor';
  return {
    groupName: 'w_reg',
    art: ownPlace(code),
    texts: {
      en: {
        eyebrow: atHarbor ? 'Welcome aboard' : 'Welcome',
        title: atHarbor ? 'Your berth in the harbor' : 'Light your lantern',
        text: `One account for every game. You must be ${minimumAge} or older.`,
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

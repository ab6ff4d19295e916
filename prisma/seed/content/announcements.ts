import { html, link, sentences } from './html.ts';
import type { Place, SeedAnnouncement } from './shapes.ts';

const day = 24;

/** A pop-up, two strips, one about promotions, and notices to members. */
export const announcementsOf = (place: Place): SeedAnnouncement[] => [
  ...aboutTheSite(place),
  ...notices,
];

const aboutTheSite = ({ name, minimumAge }: Place): SeedAnnouncement[] => [
  {
    type: 'PU',
    age: 1,
    texts: {
      en: {
        title: `Welcome to ${name}`,
        content: html(
          sentences(
            `This site is for adults aged ${minimumAge} or older.`,
            'It offers games of chance: over time most people lose more than they win.',
          ),
          sentences(
            'Try it with play money, verify rounds, and stop at any time.',
            link('/help#responsible', 'How to play responsibly'),
          ),
        ),
      },
      vi: {
        title: `Chào mừng đến với ${name}`,
        content: html(
          sentences(
            `Trang này chỉ dành cho người từ đủ ${minimumAge} tuổi.`,
            'Đây là trò chơi may rủi: về lâu dài, đa số người chơi thua nhiều hơn thắng.',
          ),
          sentences(
            'Hãy chơi thử bằng tiền ảo, kiểm tra các ván và dừng bất cứ lúc nào.',
            link('/help#responsible', 'Chơi có trách nhiệm'),
          ),
        ),
      },
    },
  },
  {
    type: 'B',
    age: 2,
    texts: {
      en: {
        title: `Only for adults aged ${minimumAge} or older`,
        content: html('Play only with money you can afford to lose, and take breaks.'),
      },
      vi: {
        title: `Chỉ dành cho người từ đủ ${minimumAge} tuổi`,
        content: html('Chỉ chơi bằng số tiền bạn sẵn sàng mất, và nhớ nghỉ giải lao.'),
      },
    },
  },
  {
    type: 'B',
    age: 3,
    texts: {
      en: {
        title: 'You can verify every round of Lucky Bowl',
        content: html(`See how: ${link('/help#fairness', 'games and fairness')}.`),
      },
      vi: {
        title: 'Ván Bầu Cua nào cũng kiểm tra được',
        content: html(`Cách làm: ${link('/help#fairness', 'trò chơi và tính công bằng')}.`),
      },
    },
  },
  {
    type: 'PR',
    age: 6,
    endsIn: 60,
    texts: {
      en: {
        title: 'Promotions have their own page',
        content: html(
          'Find all current and upcoming promotions there, with full terms.',
          link('/promotions', 'See promotions'),
        ),
      },
      vi: {
        title: 'Khuyến mãi đã có trang riêng',
        content: html(
          'Xem mọi chương trình đang chạy và sắp diễn ra, kèm điều khoản đầy đủ.',
          link('/promotions', 'Xem khuyến mãi'),
        ),
      },
    },
  },
];

const notices: readonly SeedAnnouncement[] = [
  {
    type: 'PL',
    audience: 'agents',
    age: 2,
    texts: {
      en: {
        title: 'Invite links with their own statistics',
        content: html(
          sentences(
            'Under “Account”, create links for members and for agents.',
            'Each link shows its visits, registrations and first deposits.',
          ),
        ),
      },
      vi: {
        title: 'Liên kết mời có thống kê riêng',
        content: html(
          sentences(
            'Trong mục “Tài khoản”, hãy tạo liên kết cho hội viên và cho đại lý.',
            'Mỗi liên kết hiển thị lượt truy cập, lượt đăng ký và lần nạp đầu.',
          ),
        ),
      },
    },
  },
  {
    type: 'PL',
    age: day,
    texts: {
      en: {
        title: 'The help centre is open',
        content: html(
          'Find answers about your account, deposits, your wallet and fair games.',
          sentences(
            'Is something missing? Tell us with the feedback form.',
            link('/help', 'Go to the help centre'),
          ),
        ),
      },
      vi: {
        title: 'Trung tâm trợ giúp đã mở',
        content: html(
          'Giải đáp về tài khoản, nạp tiền, ví và tính công bằng.',
          sentences(
            'Còn thiếu điều gì? Hãy gửi góp ý cho chúng tôi.',
            link('/help', 'Đến trung tâm trợ giúp'),
          ),
        ),
      },
    },
  },
  {
    type: 'PL',
    age: 3 * day,
    texts: {
      en: {
        title: 'We never ask for your password',
        content: html(
          'Not by chat, phone or e-mail. If someone asks, they’re not from us.',
          ['Use a password you use nowhere else.', 'Turn on the authenticator under “Security”.'],
          `More: ${link('/help#security', 'login and security')}.`,
        ),
      },
      vi: {
        title: 'Chúng tôi không bao giờ hỏi mật khẩu của bạn',
        content: html(
          'Không qua trò chuyện, điện thoại hay email. Ai hỏi thì không phải người của chúng tôi.',
          [
            'Dùng mật khẩu mà bạn không dùng ở nơi nào khác.',
            'Bật ứng dụng xác thực trong mục “Bảo mật”.',
          ],
          `Xem thêm: ${link('/help#security', 'đăng nhập và bảo mật')}.`,
        ),
      },
    },
  },
  {
    type: 'PL',
    age: 5 * day,
    texts: {
      en: {
        title: 'Keep your deposit reference',
        content: html(
          sentences(
            'Every deposit has a reference that starts with “D-”.',
            'We use it to find your payment if it doesn’t arrive.',
          ),
          `More: ${link('/help#deposit', 'deposits')}.`,
        ),
      },
      vi: {
        title: 'Hãy giữ mã tham chiếu của lệnh nạp',
        content: html(
          sentences(
            'Mỗi lệnh nạp có một mã bắt đầu bằng “D-”.',
            'Nếu tiền chưa vào ví, chúng tôi dùng mã này để tìm khoản thanh toán.',
          ),
          `Xem thêm: ${link('/help#deposit', 'nạp tiền')}.`,
        ),
      },
    },
  },
];

import { html, link } from './html.ts';
import type { Place, SeedAnnouncement } from './shapes.ts';

const day = 24;

/** Two strips about the site, notices to players, one that pops up and one about the promotions. */
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
          `This site is for adults of ${minimumAge} years or older. Its game is a game of chance: over time most people lose more than they win.`,
          `You can try it with play money, you can check every round, and you can stop at any time. ${link('/help#responsible', 'How to play responsibly')}`,
        ),
      },
      vi: {
        title: `Chào mừng đến với ${name}`,
        content: html(
          `Trang này chỉ dành cho người từ đủ ${minimumAge} tuổi. Đây là trò chơi may rủi: về lâu dài, đa số người chơi thua nhiều hơn thắng.`,
          `Bạn có thể chơi thử bằng tiền ảo, kiểm tra từng ván và dừng bất cứ lúc nào. ${link('/help#responsible', 'Chơi có trách nhiệm')}`,
        ),
      },
    },
  },
  {
    type: 'B',
    age: 2,
    texts: {
      en: {
        title: `Only for adults of ${minimumAge} or older`,
        content: html('Play only with money that you can do without, and take breaks.'),
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
        title: 'Every round of Lucky Bowl can be checked',
        content: html(`How it is done: ${link('/help#fairness', 'games and fairness')}.`),
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
        title: 'Promotions have a page of their own',
        content: html(
          'All of them stand there, those that run and those that are announced, each with what it is about.',
          link('/promotions', 'See the promotions'),
        ),
      },
      vi: {
        title: 'Khuyến mãi đã có trang riêng',
        content: html(
          'Tất cả nằm ở đó, cả chương trình đang chạy và sắp diễn ra, mỗi chương trình đều nói rõ nội dung.',
          link('/promotions', 'Xem khuyến mãi'),
        ),
      },
    },
  },
];

const notices: readonly SeedAnnouncement[] = [
  {
    type: 'PL',
    age: day,
    texts: {
      en: {
        title: 'The help centre is open',
        content: html(
          'It answers what is asked most often: about your account, deposits, your wallet, and how a round is checked.',
          `If something is missing, tell us with the feedback form. ${link('/help', 'To the help centre')}`,
        ),
      },
      vi: {
        title: 'Trung tâm trợ giúp đã mở',
        content: html(
          'Nơi giải đáp những câu hỏi thường gặp: tài khoản, nạp tiền, ví và cách kiểm tra một ván.',
          `Nếu còn thiếu điều gì, hãy gửi góp ý cho chúng tôi. ${link('/help', 'Đến trung tâm trợ giúp')}`,
        ),
      },
    },
  },
  {
    type: 'PL',
    age: 3 * day,
    texts: {
      en: {
        title: 'Nobody of ours asks for your password',
        content: html(
          'Not by chat, not by phone, not by mail. Whoever does is not from us.',
          [
            'Use a password that you use nowhere else.',
            'Turn on the authenticator in the security centre.',
          ],
          `More: ${link('/help#security', 'login and security')}.`,
        ),
      },
      vi: {
        title: 'Nhân viên không bao giờ hỏi mật khẩu của bạn',
        content: html(
          'Không qua trò chuyện, điện thoại hay email. Ai hỏi thì người đó không phải của chúng tôi.',
          [
            'Dùng mật khẩu mà bạn không dùng ở nơi nào khác.',
            'Bật ứng dụng xác thực trong trung tâm bảo mật.',
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
        title: 'Keep the reference of a deposit',
        content: html(
          'Every deposit has one that begins with “D-”. With it our people find your payment at once if it should not arrive.',
          `More: ${link('/help#deposit', 'deposits')}.`,
        ),
      },
      vi: {
        title: 'Hãy giữ mã tham chiếu của lệnh nạp',
        content: html(
          'Mỗi lệnh nạp có một mã bắt đầu bằng “D-”. Nếu tiền chưa vào ví, nhân viên sẽ tìm ra khoản thanh toán ngay nhờ mã này.',
          `Xem thêm: ${link('/help#deposit', 'nạp tiền')}.`,
        ),
      },
    },
  },
];

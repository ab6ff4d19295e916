import { html, link, sentences, steps } from './html.ts';
import { newcomerPromotions } from './newcomer-promotions.ts';
import type { SeedPromotion } from './shapes.ts';

/** None of these promises money: they present features of the site. */
const lasting: readonly SeedPromotion[] = [
  {
    category: 'deposit',
    art: 'hero-carp-leap',
    texts: {
      en: {
        title: 'No bonus, no bonus terms',
        text: 'We pay no deposit bonus. Deposits must be wagered before you withdraw.',
        content: html(
          'Deposit bonuses usually come with extra terms. We pay none, so there are none.',
          [
            'We add your deposit once the payment provider confirms it.',
            'Most methods are free. The form shows any fee before you pay.',
            'You must wager your deposits before you withdraw. The form shows how much is left.',
          ],
          `More about ${link('/help#deposit', 'deposits')}.`,
        ),
      },
      vi: {
        title: 'Không thưởng, không điều kiện thưởng',
        text: 'Không có thưởng nạp. Tiền nạp phải được cược trước khi rút.',
        content: html(
          'Thưởng nạp thường đi kèm điều kiện riêng. Chúng tôi không có thưởng nạp.',
          [
            'Tiền nạp vào ví ngay khi cổng thanh toán xác nhận.',
            'Phần lớn phương thức miễn phí. Biểu mẫu cho biết phí trước khi bạn trả.',
            'Bạn phải cược tiền nạp trước khi rút. Biểu mẫu cho biết còn bao nhiêu.',
          ],
          `Xem thêm về ${link('/help#deposit', 'nạp tiền')}.`,
        ),
      },
    },
  },
  {
    category: 'free_credit',
    art: 'hero-mines',
    texts: {
      en: {
        title: 'Free play',
        text: 'Open a trial account with play money at once. No real money to win or lose.',
        content: html(
          sentences(
            'Use free play to get to know a game.',
            'The trial account opens without a form and expires after a while.',
          ),
          [
            'Play money has no value. You can’t withdraw, exchange or send it.',
            'The dice work exactly as in a game for money.',
            'You can’t deposit to a trial account. Create an account for that.',
          ],
          'A lucky streak with play money says nothing about the next round.',
        ),
      },
      vi: {
        title: 'Chơi thử miễn phí',
        text: 'Mở ngay tài khoản chơi thử với tiền ảo. Không thắng hay thua tiền thật.',
        content: html(
          sentences(
            'Chơi thử để làm quen với trò chơi.',
            'Tài khoản mở ngay không cần biểu mẫu và tự hết hạn sau một thời gian.',
          ),
          [
            'Tiền ảo không có giá trị: không rút, không đổi và không chuyển được.',
            'Xúc xắc hoạt động đúng như khi chơi bằng tiền thật.',
            'Tài khoản chơi thử không nạp tiền được. Muốn nạp, hãy tạo tài khoản.',
          ],
          'Một chuỗi may mắn với tiền ảo không nói lên điều gì về ván kế tiếp.',
        ),
      },
    },
  },
  {
    category: 'mission',
    art: 'hero-dice',
    texts: {
      en: {
        title: 'Verify a round',
        text: 'Choose a round you’ve played and verify it yourself. It takes two minutes.',
        content: html(
          'You don’t have to trust us that the dice are fair. Verify a round of your own:',
          steps([
            'Play a round of Lucky Bowl. Free play works too.',
            'Open your betting record and choose the details of the round.',
            'Press “Verify this round”. Your browser calculates the dice from the round’s values.',
            'Compare: the hash must match the server seed, and the dice must be the same.',
          ]),
          `There’s no reward. Learn more under ${link('/help#fairness', 'games and fairness')}.`,
        ),
      },
      vi: {
        title: 'Kiểm tra một ván',
        text: 'Chọn một ván bạn đã chơi và tự kiểm tra. Chỉ mất hai phút.',
        content: html(
          'Bạn không cần tin lời chúng tôi. Hãy kiểm tra một ván của chính mình:',
          steps([
            'Chơi một ván Bầu Cua, chơi thử cũng được.',
            'Mở lịch sử cược và xem chi tiết của ván.',
            'Bấm “Kiểm tra ván này”. Trình duyệt của bạn tính xúc xắc từ các giá trị của ván.',
            'So sánh: mã băm phải khớp với hạt giống máy chủ, và xúc xắc phải giống nhau.',
          ]),
          sentences(
            'Không có phần thưởng.',
            `Xem thêm ở mục ${link('/help#fairness', 'trò chơi và tính công bằng')}.`,
          ),
        ),
      },
    },
  },
];

/** Promotions with a start or an end date. */
const dated: readonly SeedPromotion[] = [
  {
    category: 'mission',
    art: 'hero-sic-bo',
    startsIn: 7,
    endsIn: 14,
    texts: {
      en: {
        title: 'Fair play week',
        text: 'Verify your rounds this week, and tell us what was hard to follow.',
        content: html(
          'We’d like as many members as possible to verify a round and tell us about it.',
          ['What was hard to find?', 'What was hard to understand?', 'Did anything not match?'],
          sentences(
            'Use the feedback form and choose “A game”.',
            'We read every message. There are no prizes.',
          ),
        ),
      },
      vi: {
        title: 'Tuần chơi công bằng',
        text: 'Trong tuần này, hãy kiểm tra các ván của bạn và cho biết chỗ nào khó hiểu.',
        content: html(
          'Chúng tôi mong nhiều thành viên kiểm tra một ván rồi cho chúng tôi biết.',
          ['Chỗ nào khó tìm?', 'Chỗ nào khó hiểu?', 'Có gì không khớp không?'],
          sentences(
            'Hãy dùng mẫu góp ý với chủ đề “Trò chơi”.',
            'Chúng tôi đọc mọi tin nhắn. Không có giải thưởng.',
          ),
        ),
      },
    },
  },
  {
    category: 'check_in',
    art: 'hero-wheel',
    endsIn: 60,
    texts: {
      en: {
        title: 'A weekly look back',
        text: 'Once a week, look at your bets and wins. Your betting record adds them up.',
        content: html(
          'Wins are easy to remember. Your betting record shows the rest too.',
          steps([
            'Open your betting record and choose the last 7 days.',
            'Look at the three totals: bets, wins and result.',
            'Ask yourself if you can afford that result.',
          ]),
          `If not, see ${link('/help#responsible', 'play responsibly')}.`,
        ),
      },
      vi: {
        title: 'Mỗi tuần nhìn lại một lần',
        text: 'Mỗi tuần một lần, hãy xem tiền cược và tiền thắng. Lịch sử cược cộng sẵn cho bạn.',
        content: html(
          'Người ta dễ nhớ lúc thắng. Lịch sử cược cho thấy cả phần còn lại.',
          steps([
            'Mở lịch sử cược và chọn 7 ngày.',
            'Xem ba con số tổng: tiền cược, tiền thắng và lãi/lỗ.',
            'Tự hỏi xem bạn có chịu được kết quả đó không.',
          ]),
          `Nếu không, hãy xem mục ${link('/help#responsible', 'chơi có trách nhiệm')}.`,
        ),
      },
    },
  },
];

/** All promotions. */
export const promotions: readonly SeedPromotion[] = [...newcomerPromotions, ...lasting, ...dated];

import { html, link, steps } from './html.ts';
import { newcomerPromotions } from './newcomer-promotions.ts';
import type { Place, SeedPromotion } from './shapes.ts';

/** None of them promises money: they are about what the site can do. */
const lasting: readonly SeedPromotion[] = [
  {
    category: 'deposit',
    art: 'RNG.open-purse',
    texts: {
      en: {
        title: 'What you pay in is what you have',
        text: 'No bonus, and so no conditions: your whole deposit is yours to play with or to leave alone.',
        content: html(
          'A bonus usually comes with a condition: so many bets before anything can be paid out. Here a deposit has neither.',
          [
            'The whole amount is in your wallet as soon as the payment provider has confirmed it.',
            'We take no fee for a deposit. Your bank may have one of its own.',
            'Nothing has to be staked because you have deposited.',
          ],
          `More under ${link('/help#deposit', 'deposits in the help centre')}.`,
        ),
      },
      vi: {
        title: 'Nạp bao nhiêu, có bấy nhiêu',
        text: 'Không thưởng nên không kèm điều kiện: toàn bộ tiền nạp là của bạn, chơi hay giữ lại tùy bạn.',
        content: html(
          'Tiền thưởng thường đi kèm điều kiện: phải cược đủ bao nhiêu mới được rút. Ở đây tiền nạp không có cả hai thứ đó.',
          [
            'Toàn bộ số tiền vào ví ngay khi cổng thanh toán xác nhận.',
            'Chúng tôi không thu phí nạp tiền. Ngân hàng của bạn có thể có phí riêng.',
            'Bạn không phải cược chỉ vì đã nạp tiền.',
          ],
          `Xem thêm ở ${link('/help#deposit', 'mục nạp tiền trong trung tâm trợ giúp')}.`,
        ),
      },
    },
  },
  {
    category: 'free_credit',
    art: 'RNG.free-play',
    texts: {
      en: {
        title: 'Free play',
        text: 'A trial account opens at once, with play money. It cannot win real money, and it cannot lose any.',
        content: html(
          'Free play is for getting to know a game. You fill in nothing; the account is there at once and disappears after a while.',
          [
            'Play money has no value. It cannot be paid out, exchanged or passed on.',
            'The dice are drawn exactly as in a game for money.',
            'A trial account has no wallet to deposit into. For that you need an account of your own.',
          ],
          'A lucky streak with play money says nothing about the next round, with or without money at stake.',
        ),
      },
      vi: {
        title: 'Chơi thử miễn phí',
        text: 'Tài khoản chơi thử mở ngay, kèm tiền ảo. Không thắng tiền thật, cũng không thua đồng nào.',
        content: html(
          'Chơi thử là để làm quen với trò chơi. Bạn không cần điền gì; tài khoản có ngay và tự hết hạn sau một thời gian.',
          [
            'Tiền ảo không có giá trị: không rút, không đổi và không chuyển cho ai được.',
            'Xúc xắc được quay đúng như khi chơi bằng tiền thật.',
            'Tài khoản chơi thử không nạp tiền được. Muốn nạp, bạn cần có tài khoản riêng.',
          ],
          'Một chuỗi may mắn với tiền ảo không nói lên điều gì về ván kế tiếp, dù có đặt tiền hay không.',
        ),
      },
    },
  },
  {
    category: 'mission',
    art: 'INHOUSE.check-a-round',
    texts: {
      en: {
        title: 'Check a round',
        text: 'Take any round that you have played and repeat the calculation yourself. It takes two minutes.',
        content: html(
          'Nobody has to believe us that the dice are fair. Do it once with a round of your own:',
          steps([
            'Play a round of Lucky Bowl, in free play if you like.',
            'Open your betting record and choose the details of the round.',
            'Press “Check this round”. The page works out the dice from the values of the round, in your own browser.',
            'Compare: the hash that you were shown before the bet has to fit the server seed, and the dice have to be the same.',
          ]),
          `There is no reward but knowing. How the method works stands under ${link('/help#fairness', 'games and fairness')}.`,
        ),
      },
      vi: {
        title: 'Kiểm tra một ván',
        text: 'Chọn một ván bạn đã chơi và tự tính lại kết quả. Chỉ mất hai phút.',
        content: html(
          'Bạn không cần tin lời chúng tôi rằng xúc xắc công bằng. Hãy thử một lần với ván của chính mình:',
          steps([
            'Chơi một ván Bầu Cua, chơi thử cũng được.',
            'Mở lịch sử cược và xem chi tiết của ván.',
            'Bấm “Kiểm tra ván này”. Trang sẽ tính xúc xắc từ các giá trị của ván, ngay trong trình duyệt của bạn.',
            'So sánh: mã băm bạn đã thấy trước khi cược phải khớp với hạt giống máy chủ, và xúc xắc phải giống nhau.',
          ]),
          `Không có phần thưởng nào ngoài việc biết chắc. Cách hoạt động có ở mục ${link('/help#fairness', 'trò chơi và tính công bằng')}.`,
        ),
      },
    },
  },
];

/** Those that have a beginning or an end. */
const dated: readonly SeedPromotion[] = [
  {
    category: 'mission',
    art: 'INHOUSE.fair-play-week',
    startsIn: 7,
    endsIn: 14,
    texts: {
      en: {
        title: 'Fair play week',
        text: 'For a week we ask you to check your rounds, and to tell us where it is hard to follow.',
        content: html(
          'During this week we would like as many members as possible to check a round and to write to us about it.',
          ['What was hard to find?', 'What was hard to understand?', 'Did anything not fit?'],
          'Use the feedback form with the subject “Game”. You get a reference, and we read every message. There are no prizes.',
        ),
      },
      vi: {
        title: 'Tuần chơi công bằng',
        text: 'Trong một tuần, mời bạn kiểm tra các ván của mình và cho chúng tôi biết chỗ nào khó hiểu.',
        content: html(
          'Trong tuần này, chúng tôi mong nhiều thành viên kiểm tra một ván rồi viết cho chúng tôi.',
          ['Chỗ nào khó tìm?', 'Chỗ nào khó hiểu?', 'Có gì không khớp không?'],
          'Hãy dùng mẫu góp ý với chủ đề “Trò chơi”. Bạn sẽ nhận được mã tham chiếu và chúng tôi đọc mọi tin nhắn. Không có giải thưởng.',
        ),
      },
    },
  },
  {
    category: 'check_in',
    art: 'RNG.look-back',
    endsIn: 60,
    texts: {
      en: {
        title: 'A weekly look back',
        text: 'Once a week, look at what you have staked and won. The record adds it up for you.',
        content: html(
          'It is easy to remember the wins and to forget the rest. Your betting record forgets nothing.',
          steps([
            'Open the betting record and choose 7 days.',
            'Look at the three totals: staked, won, and the result.',
            'Ask yourself whether the result is an amount that you do not mind having spent.',
          ]),
          `If it is not, ${link('/help#responsible', 'play responsibly')} says what you can do.`,
        ),
      },
      vi: {
        title: 'Mỗi tuần nhìn lại một lần',
        text: 'Mỗi tuần một lần, hãy xem bạn đã cược và thắng bao nhiêu. Lịch sử cược cộng sẵn cho bạn.',
        content: html(
          'Người ta dễ nhớ lúc thắng và quên phần còn lại. Lịch sử cược thì không quên gì cả.',
          steps([
            'Mở lịch sử cược và chọn 7 ngày.',
            'Xem ba con số tổng: tiền cược, tiền thắng và lãi/lỗ.',
            'Tự hỏi xem bạn có thấy ổn khi đã chi khoản tiền đó không.',
          ]),
          `Nếu không, mục ${link('/help#responsible', 'chơi có trách nhiệm')} cho biết bạn có thể làm gì.`,
        ),
      },
    },
  },
];

/** In the colours of the place, in turns. */
export const promotionsOf = ({ palettes: [, ...turns] }: Place): SeedPromotion[] =>
  [...newcomerPromotions, ...lasting, ...dated].map((promotion, at) => ({
    ...promotion,
    art: `${promotion.art}.${turns[at % turns.length]}`,
  }));

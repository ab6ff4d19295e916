import { html, link, sentences, steps } from './html.ts';
import type { SeedPromotion } from './shapes.ts';

/** Shown next to the registration form. */
export const newcomerPromotions: readonly SeedPromotion[] = [
  {
    category: 'new_player',
    art: 'hero-lucky-bowl',
    texts: {
      en: {
        title: 'Your first round of Lucky Bowl',
        text: 'Pick a symbol, place a bet and shake the bowl. Each matching die pays.',
        content: html(
          sentences(
            'Lucky Bowl is the classic game of three dice under a bowl.',
            'Each side of a die shows one of six symbols.',
          ),
          steps([
            'Bet on one or more symbols.',
            'Shake the bowl to throw three dice.',
            'Each matching die pays your bet once, and you get your bet back.',
          ]),
          sentences(
            'If no die matches, you lose the bet on that symbol.',
            'On average the game keeps part of all bets. It shows its average return.',
          ),
          sentences(
            'Try free play first,',
            `and read ${link('/help#responsible', 'how to play responsibly')}.`,
          ),
        ),
      },
      vi: {
        title: 'Ván Bầu Cua đầu tiên',
        text: 'Chọn linh vật, đặt cược và lắc bát. Mỗi viên xúc xắc trùng được trả thưởng.',
        content: html(
          sentences(
            'Bầu Cua là trò chơi dân gian với ba viên xúc xắc úp dưới bát.',
            'Mỗi mặt xúc xắc là một trong sáu linh vật.',
          ),
          steps([
            'Đặt cược vào một hoặc nhiều linh vật.',
            'Lắc bát để gieo ba viên xúc xắc.',
            'Mỗi viên trùng trả một lần tiền cược, và bạn nhận lại tiền cược.',
          ]),
          sentences(
            'Nếu không viên nào trùng, bạn mất tiền cược ở linh vật đó.',
            'Tính trung bình, trò chơi giữ lại một phần tiền cược và cho biết tỷ lệ trả thưởng.',
          ),
          sentences(
            'Hãy chơi thử trước',
            `và đọc mục ${link('/help#responsible', 'chơi có trách nhiệm')}.`,
          ),
        ),
      },
    },
  },
  {
    category: 'new_player',
    art: 'hero-plinko',
    texts: {
      en: {
        title: 'Verify the dice yourself',
        text: 'Every result is fixed before you bet and revealed later, so you can verify it.',
        content: html(
          sentences(
            'Before you bet, the game shows the hash of its secret server seed.',
            'After that, any change to the seed would be noticed.',
          ),
          sentences(
            'The dice follow from the server seed, your client seed and the round’s nonce.',
            'Once the server seed is revealed, anyone can repeat the calculation.',
          ),
          `See how, step by step: ${link('/help#fairness', 'games and fairness')}.`,
        ),
      },
      vi: {
        title: 'Tự kiểm tra xúc xắc',
        text: 'Kết quả được chốt trước khi bạn cược và mở ra sau đó để bạn kiểm tra.',
        content: html(
          sentences(
            'Trước khi bạn cược, trò chơi cho xem mã băm của hạt giống máy chủ bí mật.',
            'Từ lúc đó, mọi thay đổi hạt giống đều bị phát hiện.',
          ),
          sentences(
            'Xúc xắc được tính từ hạt giống máy chủ, hạt giống của bạn và số thứ tự của ván.',
            'Khi hạt giống máy chủ được mở ra, ai cũng tính lại được.',
          ),
          `Hướng dẫn từng bước: ${link('/help#fairness', 'trò chơi và tính công bằng')}.`,
        ),
      },
    },
  },
  {
    category: 'new_player',
    art: 'hero-limbo',
    texts: {
      en: {
        title: 'Try it with play money first',
        text: 'Free play opens a trial account at once. No form, no real money.',
        content: html(
          sentences(
            'You don’t need an account to try the game.',
            'Choose “Try free” to get a trial account with play money.',
          ),
          sentences(
            'Play money has no value, and you can’t withdraw it.',
            'When you’ve seen enough, just close the page.',
          ),
        ),
      },
      vi: {
        title: 'Chơi thử bằng tiền ảo trước',
        text: 'Chơi thử mở ngay một tài khoản dùng thử. Không biểu mẫu, không tiền thật.',
        content: html(
          sentences(
            'Bạn không cần tài khoản để thử trò chơi.',
            'Chọn “Chơi thử” là có ngay một tài khoản với tiền ảo.',
          ),
          sentences(
            'Tiền ảo không có giá trị và không rút được.',
            'Khi đã xem đủ, bạn chỉ cần đóng trang.',
          ),
        ),
      },
    },
  },
];

import { html, link, steps } from './html.ts';
import type { SeedPromotion } from './shapes.ts';

/** What a newcomer finds beside the registration form. */
export const newcomerPromotions: readonly SeedPromotion[] = [
  {
    category: 'new_player',
    art: 'INHOUSE.lucky-bowl',
    texts: {
      en: {
        title: 'Your first round of Lucky Bowl',
        text: 'Pick a symbol, place a bet, shake the bowl. You win for each of the three dice that shows your symbol.',
        content: html(
          'Lucky Bowl is the old game of three dice under a bowl. Each side of a die has one of six symbols.',
          steps([
            'Put a stake on one symbol or on several.',
            'Shake the bowl. Three dice are thrown.',
            'For each die that shows a symbol of yours, your stake on it is paid once, and the stake comes back.',
          ]),
          'If no die shows a symbol of yours, the stake on it is lost. On average the game keeps a part of what is staked; the page of the game says how much it pays back.',
          `Try it in free play first, and read ${link('/help#responsible', 'how to play responsibly')}.`,
        ),
      },
      vi: {
        title: 'Ván Bầu Cua đầu tiên',
        text: 'Chọn linh vật, đặt cược, lắc bát. Mỗi viên xúc xắc ra linh vật của bạn là một lần thắng.',
        content: html(
          'Bầu Cua là trò chơi dân gian với ba viên xúc xắc úp dưới bát. Mỗi mặt xúc xắc là một trong sáu linh vật.',
          steps([
            'Đặt cược vào một hoặc nhiều linh vật.',
            'Lắc bát. Ba viên xúc xắc được gieo.',
            'Mỗi viên ra linh vật của bạn được trả một lần tiền cược của linh vật đó, kèm tiền cược được hoàn lại.',
          ]),
          'Nếu không viên nào ra linh vật của bạn, tiền cược ở đó sẽ mất. Tính trung bình, trò chơi giữ lại một phần tiền cược; trang trò chơi cho biết tỷ lệ trả lại.',
          `Hãy chơi thử trước và đọc mục ${link('/help#responsible', 'chơi có trách nhiệm')}.`,
        ),
      },
    },
  },
  {
    category: 'new_player',
    art: 'INHOUSE.lucky-bowl',
    texts: {
      en: {
        title: 'Check the dice yourself',
        text: 'Every shake is fixed before you bet and laid open afterwards, so that you can check it.',
        content: html(
          'Before you bet, the game shows you a hash of its secret server seed. It can then no longer change the seed without being found out.',
          'The dice follow from the server seed, from your own client seed and from the number of the round. When the server seed is laid open, anybody can repeat the calculation.',
          `How to do that, step by step: ${link('/help#fairness', 'games and fairness')}.`,
        ),
      },
      vi: {
        title: 'Tự kiểm tra xúc xắc',
        text: 'Mỗi lần lắc đã định sẵn trước khi bạn cược và được mở ra sau đó để bạn kiểm tra.',
        content: html(
          'Trước khi bạn cược, trò chơi cho bạn xem mã băm của hạt giống máy chủ bí mật. Từ lúc đó, không thể đổi hạt giống mà không bị phát hiện.',
          'Kết quả xúc xắc được tính từ hạt giống máy chủ, hạt giống của chính bạn và số thứ tự của ván. Khi hạt giống máy chủ được mở ra, ai cũng tính lại được.',
          `Hướng dẫn từng bước: ${link('/help#fairness', 'trò chơi và tính công bằng')}.`,
        ),
      },
    },
  },
  {
    category: 'new_player',
    art: 'RNG.paper-lantern',
    texts: {
      en: {
        title: 'Try it with play money first',
        text: 'Free play opens a trial account at once. Nothing to fill in, and no real money at stake.',
        content: html(
          'You need no account to look at the game. Choose “Try free” and a trial account with play money is opened for you.',
          'Play money has no value and cannot be paid out. When you have seen enough, close the page: nothing is left to do.',
        ),
      },
      vi: {
        title: 'Chơi thử bằng tiền ảo trước',
        text: 'Chơi thử mở ngay một tài khoản dùng thử: không cần điền gì và không dùng tiền thật.',
        content: html(
          'Bạn không cần tài khoản để xem trò chơi. Chọn “Chơi thử” là có ngay một tài khoản với tiền ảo.',
          'Tiền ảo không có giá trị và không rút được. Khi đã xem đủ, bạn chỉ cần đóng trang, không phải làm gì thêm.',
        ),
      },
    },
  },
];

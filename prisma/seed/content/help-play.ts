import { heading, html, link, sentences, steps } from './html.ts';
import type { Place, SeedHelpSection } from './shapes.ts';

const fairness: SeedHelpSection = {
  hash: 'fairness',
  texts: {
    en: {
      title: 'Games and fairness',
      content: html(
        heading('Our in-house game'),
        sentences(
          'Lucky Bowl is our in-house game of chance.',
          'Skill doesn’t change the result, and no round depends on the one before.',
        ),
        heading('Why you can verify a round'),
        sentences(
          'Before you bet, the game shows the hash of a secret server seed.',
          'The dice follow from that seed, your client seed and the round’s nonce.',
          'Once we reveal the server seed, anyone can verify that nothing changed.',
        ),
        heading('How to verify a round'),
        steps([
          'Open your betting record and choose the details of a round.',
          'Under “Fairness” you find the server seed hash, the client seed and the nonce.',
          sentences(
            'Press “Verify this round”.',
            'If the server seed is still in use, change it in the game first to reveal it.',
          ),
          sentences(
            'The page calculates the hash and the dice from these values.',
            'Both must match what you were shown.',
          ),
        ]),
        heading('Return to player'),
        sentences(
          'Each game shows its average return over very many rounds.',
          'Your result over a short time can be far above or below it.',
        ),
      ),
    },
    vi: {
      title: 'Trò chơi và tính công bằng',
      content: html(
        heading('Trò chơi của chúng tôi'),
        sentences(
          'Bầu Cua là trò chơi may rủi do chúng tôi tự làm.',
          'Kỹ năng không thay đổi kết quả và không ván nào phụ thuộc ván trước.',
        ),
        heading('Vì sao kiểm tra được'),
        sentences(
          'Trước khi bạn cược, trò chơi cho xem mã băm của hạt giống máy chủ bí mật.',
          'Xúc xắc được tính từ hạt giống đó, hạt giống của bạn và số thứ tự của ván.',
          'Khi hạt giống máy chủ được mở ra, ai cũng thấy không có gì bị thay đổi.',
        ),
        heading('Cách kiểm tra một ván'),
        steps([
          'Mở lịch sử cược và xem chi tiết một ván.',
          sentences(
            'Ở mục “Tính công bằng” có mã băm hạt giống máy chủ,',
            'hạt giống người chơi và số thứ tự (nonce).',
          ),
          sentences(
            'Bấm “Kiểm tra ván này”.',
            'Nếu hạt giống máy chủ còn đang dùng, hãy đổi nó trong trò chơi trước để mở ra.',
          ),
          sentences(
            'Trang tính lại mã băm và xúc xắc từ các giá trị này.',
            'Cả hai phải đúng như bạn đã thấy.',
          ),
        ]),
        heading('Tỷ lệ trả thưởng'),
        sentences(
          'Mỗi trò chơi cho biết tỷ lệ trả thưởng trung bình qua rất nhiều ván.',
          'Trong thời gian ngắn, kết quả có thể cao hoặc thấp hơn nhiều.',
        ),
      ),
    },
  },
};

const responsible = ({ minimumAge }: Place): SeedHelpSection => ({
  hash: 'responsible',
  texts: {
    en: {
      title: 'Play responsibly',
      content: html(
        sentences(
          'Gambling is entertainment that costs money.',
          'It’s not a way to earn money or to get out of debt.',
        ),
        heading('Stay in control'),
        [
          'Decide how much money and time you’ll spend before you start. Then stop.',
          'Play only with money you can afford to lose. Never borrow to play.',
          'Don’t chase your losses.',
          'Don’t play when you’re tired, upset or drunk.',
          'Check the totals in your betting record once a week.',
        ],
        heading('Warning signs'),
        [
          'You play longer or for more money than planned.',
          'You hide your gambling from others.',
          'You play to forget your worries, or think about it all the time.',
        ],
        heading('What you can do'),
        sentences(
          'Set limits, take a break or exclude yourself under “Player protection”.',
          'Talk to someone you trust, or to a gambling helpline in your country.',
          `To close your account, ${link('/help#contact', 'contact us')}.`,
          'We don’t ask for a reason.',
        ),
        heading('Children'),
        sentences(
          `No one under ${minimumAge} may play here.`,
          'Keep your password to yourself, and use parental controls on shared devices.',
        ),
      ),
    },
    vi: {
      title: 'Chơi có trách nhiệm',
      content: html(
        sentences(
          'Cờ bạc là hình thức giải trí tốn tiền.',
          'Đây không phải cách kiếm tiền hay thoát nợ.',
        ),
        heading('Giữ quyền chủ động'),
        [
          'Trước khi chơi, hãy định sẵn số tiền và thời gian, rồi dừng đúng lúc.',
          'Chỉ chơi bằng số tiền bạn sẵn sàng mất. Đừng bao giờ vay tiền để chơi.',
          'Đừng cố gỡ lại số tiền đã thua.',
          'Đừng chơi khi mệt mỏi, bực bội hoặc đã uống rượu bia.',
          'Mỗi tuần xem lại tổng số trong lịch sử cược một lần.',
        ],
        heading('Dấu hiệu cần lưu ý'),
        [
          'Bạn chơi lâu hơn hoặc nhiều tiền hơn dự định.',
          'Bạn giấu người khác việc mình chơi.',
          'Bạn chơi để quên chuyện buồn, hoặc lúc nào cũng nghĩ đến nó.',
        ],
        heading('Bạn có thể làm gì'),
        sentences(
          'Đặt giới hạn, tạm nghỉ hoặc tự loại trừ trong mục bảo vệ người chơi.',
          'Hãy nói với người bạn tin tưởng hoặc gọi đường dây hỗ trợ ở nước bạn.',
          `Để đóng tài khoản, hãy ${link('/help#contact', 'liên hệ')}. Bạn không cần nêu lý do.`,
        ),
        heading('Trẻ em'),
        sentences(
          `Người dưới ${minimumAge} tuổi không được chơi ở đây.`,
          'Hãy giữ kín mật khẩu và dùng chức năng bảo vệ trẻ em trên thiết bị dùng chung.',
        ),
      ),
    },
  },
});

export const playHelp = (place: Place): SeedHelpSection[] => [fairness, responsible(place)];

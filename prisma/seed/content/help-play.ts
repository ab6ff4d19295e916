import { heading, html, link, steps } from './html.ts';
import type { Place, SeedHelpSection } from './shapes.ts';

export const playHelp = ({ minimumAge }: Place): SeedHelpSection[] => [
  {
    hash: 'fairness',
    texts: {
      en: {
        title: 'Games and fairness',
        content: html(
          heading('What there is to play'),
          'Today there is one game, Lucky Bowl, made in-house. It is a game of chance: skill does not change the result, and no round depends on the one before.',
          heading('Why a round can be checked'),
          'Before you bet, the game commits itself: it shows the hash of a secret server seed. The dice follow from that seed, from your client seed and from the number of the round. When the server seed is laid open, everybody can see that nothing was changed.',
          heading('How to check a round'),
          steps([
            'Open the betting record and choose the details of a round.',
            'Under “Fairness” you find the server seed hash, the client seed and the nonce.',
            'Press “Check this round”. If the server seed is still in use, change it in the game first, which lays it open.',
            'The page works out the hash and the dice from these values. Both have to be what you were shown.',
          ]),
          heading('What the game pays back'),
          'The tile of a game tells its return: what it pays back of all stakes on average over very many rounds. A short time can be far above or below it.',
        ),
      },
      vi: {
        title: 'Trò chơi và tính công bằng',
        content: html(
          heading('Có gì để chơi'),
          'Hiện có một trò chơi là Bầu Cua, do chúng tôi tự làm. Đây là trò may rủi: kỹ năng không thay đổi kết quả và không ván nào phụ thuộc ván trước.',
          heading('Vì sao kiểm tra được'),
          'Trước khi bạn cược, trò chơi tự ràng buộc bằng cách cho xem mã băm của hạt giống máy chủ bí mật. Xúc xắc được tính từ hạt giống đó, hạt giống của bạn và số thứ tự của ván. Khi hạt giống máy chủ được mở ra, ai cũng thấy không có gì bị thay đổi.',
          heading('Cách kiểm tra một ván'),
          steps([
            'Mở lịch sử cược và xem chi tiết một ván.',
            'Ở mục “Tính công bằng” có mã băm hạt giống máy chủ, hạt giống người chơi và số thứ tự (nonce).',
            'Bấm “Kiểm tra ván này”. Nếu hạt giống máy chủ còn đang dùng, hãy đổi hạt giống trong trò chơi trước để nó được mở ra.',
            'Trang tính lại mã băm và xúc xắc từ các giá trị này. Cả hai phải đúng như bạn đã thấy.',
          ]),
          heading('Tỷ lệ trả lại'),
          'Ô trò chơi cho biết tỷ lệ trả lại: phần tiền cược được trả lại trung bình qua rất nhiều ván. Trong thời gian ngắn, kết quả có thể cao hoặc thấp hơn nhiều.',
        ),
      },
    },
  },
  {
    hash: 'responsible',
    texts: {
      en: {
        title: 'Play responsibly',
        content: html(
          'Games of chance are entertainment that costs money. They are no way to earn any, and no way out of debts.',
          heading('Keep it in your hands'),
          [
            'Decide before you start how much money and time you want to spend, and stop there.',
            'Play only with money that you can do without. Never borrow to play.',
            'Do not try to win back what you have lost.',
            'Do not play when you are tired, upset or drunk.',
            'Look at the totals in your betting record once a week.',
          ],
          heading('Signs to take seriously'),
          [
            'You play longer or for more than you meant to.',
            'You hide from others that you play.',
            'You play to forget worries, or think about it all the time.',
          ],
          heading('What you can do'),
          `Talk to somebody you trust, or to a counselling service for gambling in your country. If you want your account closed, ${link('/help#contact', 'write to us')}; you do not have to give a reason.`,
          heading('Children'),
          `Nobody under ${minimumAge} may play here. Keep your password to yourself, and use the child protection of your device if you share it.`,
        ),
      },
      vi: {
        title: 'Chơi có trách nhiệm',
        content: html(
          'Trò chơi may rủi là hình thức giải trí tốn tiền. Đây không phải cách kiếm tiền, cũng không phải lối thoát nợ nần.',
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
          `Hãy nói chuyện với người bạn tin tưởng hoặc dịch vụ tư vấn về cờ bạc ở nước bạn. Nếu muốn đóng tài khoản, hãy ${link('/help#contact', 'viết cho chúng tôi')}; bạn không cần nêu lý do.`,
          heading('Trẻ em'),
          `Người dưới ${minimumAge} tuổi không được chơi ở đây. Hãy giữ kín mật khẩu và dùng chức năng bảo vệ trẻ em nếu thiết bị có nhiều người dùng.`,
        ),
      },
    },
  },
];

import { heading, html, link, steps } from './html.ts';
import type { SeedHelpSection } from './shapes.ts';

export const moneyHelp: readonly SeedHelpSection[] = [
  {
    hash: 'deposit',
    texts: {
      en: {
        title: 'Deposits',
        content: html(
          heading('How to deposit'),
          steps([
            'Open “Deposit” and choose a method and an amount. The form says how much is possible.',
            'You are led to the page of the payment provider. Pay there; we never see your card or your bank login.',
            'You come back here. As soon as the provider has confirmed the payment, the amount is in your wallet.',
          ]),
          heading('Where is my deposit?'),
          'Every deposit has a reference that begins with “D-” and a status.',
          [
            'Waiting for payment: the payment page is still open.',
            'Paid: the money is in your wallet.',
            'Being checked: what the provider reported differs from what you asked for. You do not have to pay again.',
            'Expired: no payment arrived in time. If you did pay, write to us with the reference.',
          ],
          heading('Fees and limits'),
          'We take no fee. The smallest and the largest amount stand at each method.',
        ),
      },
      vi: {
        title: 'Nạp tiền',
        content: html(
          heading('Cách nạp tiền'),
          steps([
            'Mở “Nạp tiền”, chọn phương thức và số tiền. Biểu mẫu cho biết mức được phép.',
            'Bạn được chuyển sang trang của cổng thanh toán. Hãy thanh toán ở đó; chúng tôi không thấy thẻ hay thông tin đăng nhập ngân hàng của bạn.',
            'Bạn quay lại đây. Ngay khi cổng thanh toán xác nhận, tiền sẽ có trong ví.',
          ]),
          heading('Tiền nạp của tôi đâu?'),
          'Mỗi lệnh nạp có mã tham chiếu bắt đầu bằng “D-” và một trạng thái.',
          [
            'Chờ thanh toán: trang thanh toán vẫn đang mở.',
            'Đã thanh toán: tiền đã vào ví.',
            'Đang kiểm tra: thông tin từ cổng thanh toán khác với yêu cầu của bạn. Bạn không cần thanh toán lại.',
            'Hết hạn: không có khoản thanh toán nào đến kịp. Nếu bạn đã thanh toán, hãy viết cho chúng tôi kèm mã tham chiếu.',
          ],
          heading('Phí và giới hạn'),
          'Chúng tôi không thu phí. Mức tối thiểu và tối đa được ghi ở từng phương thức.',
        ),
      },
    },
  },
  {
    hash: 'withdrawal',
    texts: {
      en: {
        title: 'Withdrawals',
        content: html(
          heading('Where money can go'),
          'Money goes to a bank account in your own name only. Add it in the security centre. For your safety a new account can be used only after a wait, which is shown beside it.',
          heading('How to ask for a withdrawal'),
          'Withdrawals are handled by our people. Write to customer service, or use the feedback form with the subject “Withdrawal”, and say how much and to which of your bound accounts, never with its full number.',
          'The payment password confirms that it is you. Set it in the security centre before you ask.',
          heading('What is checked'),
          [
            'That the account is bound, in your name, and that its wait is over.',
            'That the amount is in your wallet and not at stake in an open round.',
          ],
        ),
      },
      vi: {
        title: 'Rút tiền',
        content: html(
          heading('Tiền được chuyển về đâu'),
          'Tiền chỉ chuyển về tài khoản ngân hàng đứng tên bạn. Hãy thêm tài khoản trong trung tâm bảo mật. Để bảo vệ bạn, tài khoản mới chỉ dùng được sau một thời gian chờ, hiển thị ngay bên cạnh.',
          heading('Cách yêu cầu rút tiền'),
          'Việc rút tiền do nhân viên xử lý. Hãy viết cho bộ phận chăm sóc khách hàng hoặc dùng mẫu góp ý với chủ đề “Rút tiền”, cho biết số tiền và tài khoản đã liên kết nào, đừng ghi đầy đủ số tài khoản.',
          'Mật khẩu thanh toán xác nhận đúng là bạn. Hãy đặt trong trung tâm bảo mật trước khi yêu cầu.',
          heading('Những gì được kiểm tra'),
          [
            'Tài khoản đã liên kết, đứng tên bạn và đã hết thời gian chờ.',
            'Số tiền có trong ví và không nằm trong ván đang mở.',
          ],
        ),
      },
    },
  },
  {
    hash: 'wallet',
    texts: {
      en: {
        title: 'Your wallet',
        content: html(
          heading('One wallet for everything'),
          'There is a single wallet. You do not move money to a game and back: a bet is taken from it, and a win is added to it at once.',
          heading('The balance'),
          'The balance at the top of the page follows every change, also when you play in another window. The eye beside it hides the amount.',
          heading('What has happened'),
          `Every round with its stake, its win and its result is in the betting record. If a number there does not fit, write to us with the number of the round; see ${link('/help#contact', 'contact')}.`,
          heading('When a game breaks off'),
          'A bet that the game could not finish is either played to its end or given back. The record shows which.',
        ),
      },
      vi: {
        title: 'Ví của bạn',
        content: html(
          heading('Một ví cho tất cả'),
          'Bạn chỉ có một ví duy nhất. Không cần chuyển tiền vào trò chơi rồi chuyển ra: tiền cược trừ thẳng từ ví, tiền thắng được cộng ngay.',
          heading('Số dư'),
          'Số dư ở đầu trang cập nhật theo mọi thay đổi, cả khi bạn chơi ở cửa sổ khác. Biểu tượng con mắt bên cạnh dùng để ẩn số tiền.',
          heading('Những gì đã diễn ra'),
          `Mọi ván cùng tiền cược, tiền thắng và lãi/lỗ đều có trong lịch sử cược. Nếu có con số không khớp, hãy viết cho chúng tôi kèm mã ván; xem mục ${link('/help#contact', 'liên hệ')}.`,
          heading('Khi trò chơi bị gián đoạn'),
          'Lượt cược mà trò chơi không hoàn tất được sẽ được chơi tiếp đến hết hoặc hoàn lại. Lịch sử cược cho biết cách nào.',
        ),
      },
    },
  },
];

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
            'Pay as the page says: on the payment provider’s page, by a QR code with your banking app, by a transfer to our account, or with coins. We never see your card or your bank login.',
            'As soon as the payment is confirmed, the amount is in your wallet, and the page says so by itself.',
          ]),
          heading('Bank transfer'),
          'Transfer exactly the amount that is shown, with the message that is shown: we find your money by it. Then press “I have paid”; a picture of the receipt helps. Our people add the money when they have found it.',
          heading('Coins'),
          'Send only the coin that is named, and only on the network that is named. The money is added when the network has confirmed it.',
          heading('Where is my deposit?'),
          'Every deposit has a reference that begins with “D-” and a status.',
          [
            'Waiting for payment: you can still pay.',
            'Paid: the money is in your wallet.',
            'Being checked: our people look for your transfer, or what the provider reported differs from what you asked for. You do not have to pay again.',
            'Failed: the payment was declined, or our people have not found it. The page says which, and nothing was added.',
            'Expired: no payment arrived in time. If you did pay by bank transfer, open the deposit and say so; otherwise write to us with the reference.',
          ],
          heading('Fees and limits'),
          'Before you pay, the form says what a method costs, what arrives in your wallet and how long it usually takes. The smallest and the largest amount stand beside the amount.',
        ),
      },
      vi: {
        title: 'Nạp tiền',
        content: html(
          heading('Cách nạp tiền'),
          steps([
            'Mở “Nạp tiền”, chọn phương thức và số tiền. Biểu mẫu cho biết mức được phép.',
            'Thanh toán theo hướng dẫn trên trang: trên trang của cổng thanh toán, bằng mã QR với ứng dụng ngân hàng, bằng chuyển khoản hoặc bằng coin. Chúng tôi không thấy thẻ hay thông tin đăng nhập ngân hàng của bạn.',
            'Ngay khi khoản thanh toán được xác nhận, tiền sẽ có trong ví và trang tự thông báo.',
          ]),
          heading('Chuyển khoản ngân hàng'),
          'Chuyển đúng số tiền và ghi đúng nội dung hiển thị: chúng tôi tìm tiền của bạn theo nội dung đó. Sau đó bấm “Tôi đã thanh toán”; ảnh biên lai sẽ giúp nhanh hơn. Nhân viên cộng tiền khi đã tìm thấy khoản chuyển.',
          heading('Coin'),
          'Chỉ gửi đúng loại coin và đúng mạng lưới được nêu. Tiền được cộng khi mạng lưới đã xác nhận.',
          heading('Tiền nạp của tôi đâu?'),
          'Mỗi lệnh nạp có mã tham chiếu bắt đầu bằng “D-” và một trạng thái.',
          [
            'Chờ thanh toán: bạn vẫn có thể thanh toán.',
            'Đã thanh toán: tiền đã vào ví.',
            'Đang kiểm tra: nhân viên đang tìm khoản chuyển của bạn, hoặc thông tin từ cổng thanh toán khác với yêu cầu. Bạn không cần thanh toán lại.',
            'Thất bại: khoản thanh toán bị từ chối hoặc nhân viên không tìm thấy. Trang cho biết lý do và không có tiền nào được cộng.',
            'Hết hạn: không có khoản thanh toán nào đến kịp. Nếu bạn đã chuyển khoản, hãy mở lệnh nạp và báo cho chúng tôi; nếu không, hãy viết cho chúng tôi kèm mã tham chiếu.',
          ],
          heading('Phí và giới hạn'),
          'Trước khi thanh toán, biểu mẫu cho biết phí của phương thức, số tiền vào ví và thời gian thường mất. Mức tối thiểu và tối đa được ghi cạnh số tiền.',
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
          steps([
            'Open “Withdraw”, choose one of your accounts and an amount. The form says what is possible, what it costs and what arrives.',
            'Confirm with your payment password. Set it in the security centre before you ask.',
            'The amount is held at once. Our people look at it and have it paid; you can take it back until they have decided.',
          ]),
          'Every withdrawal has a reference that begins with “W-”, and its page shows each step with its time and its reason.',
          heading('What is checked'),
          [
            'That the account is bound, in your name, and that its wait is over.',
            'That what has to be played of your deposits has been played. The form shows how much is left.',
            'That it is within what can be withdrawn at a time and in a day, and that your balance is not below zero.',
          ],
          heading('When the money has been paid'),
          'The page asks you whether it has arrived. Say that all of it has, that only a part has, or that nothing has; for the last one add a picture of your bank’s page.',
          'Without a word from you it counts as received after the time that is shown there. What you report is looked into by our people, and two of them decide: either it did arrive, or what did not is given back to your wallet.',
        ),
      },
      vi: {
        title: 'Rút tiền',
        content: html(
          heading('Tiền được chuyển về đâu'),
          'Tiền chỉ chuyển về tài khoản ngân hàng đứng tên bạn. Hãy thêm tài khoản trong trung tâm bảo mật. Để bảo vệ bạn, tài khoản mới chỉ dùng được sau một thời gian chờ, hiển thị ngay bên cạnh.',
          heading('Cách rút tiền'),
          steps([
            'Mở “Rút tiền”, chọn một tài khoản của bạn và số tiền. Biểu mẫu cho biết mức được phép, phí và số tiền sẽ nhận.',
            'Xác nhận bằng mật khẩu thanh toán. Hãy đặt mật khẩu này trong trung tâm bảo mật trước khi rút.',
            'Số tiền được giữ lại ngay. Nhân viên xem xét rồi cho chi trả; bạn có thể rút lại lệnh cho đến khi họ quyết định.',
          ]),
          'Mỗi lệnh rút có mã tham chiếu bắt đầu bằng “W-”; trang của lệnh hiển thị từng bước kèm thời gian và lý do.',
          heading('Những gì được kiểm tra'),
          [
            'Tài khoản đã liên kết, đứng tên bạn và đã hết thời gian chờ.',
            'Phần tiền nạp cần cược đã được cược. Biểu mẫu cho biết còn bao nhiêu.',
            'Số tiền nằm trong mức cho phép mỗi lần và mỗi ngày, và số dư không âm.',
          ],
          heading('Khi tiền đã được chi trả'),
          'Trang sẽ hỏi bạn tiền đã đến chưa. Hãy cho biết đã đến đủ, chỉ đến một phần hay chưa đến; trường hợp cuối cần thêm ảnh trang ngân hàng của bạn.',
          'Nếu bạn không phản hồi, sau thời gian hiển thị ở đó khoản này được tính là đã nhận. Điều bạn báo sẽ được nhân viên xác minh và hai người cùng quyết định: hoặc tiền đã đến, hoặc phần chưa đến được hoàn lại vào ví.',
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
          heading('Your main wallet'),
          'Most games play straight from your main wallet: a bet is taken from it, and a win is added to it at once.',
          heading('Vendors with a wallet of their own'),
          'Some vendors keep a wallet for you. The page “Wallet” lists them: send money there before you play, and fetch it back afterwards, from one vendor or from all of them at once. What you send counts towards your own limits as if you had staked it.',
          'When a vendor does not answer, the money stands under “On its way” and nowhere else. The vendor is asked every minute; as soon as it has said whether it has the money, the page shows it there or back in your main wallet.',
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
          heading('Ví chính của bạn'),
          'Hầu hết trò chơi dùng thẳng ví chính: tiền cược trừ từ ví, tiền thắng được cộng ngay.',
          heading('Nhà cung cấp có ví riêng'),
          'Một số nhà cung cấp giữ một ví riêng cho bạn. Trang “Ví” liệt kê các ví đó: chuyển tiền vào trước khi chơi và lấy về sau khi chơi, từ một nhà cung cấp hoặc từ tất cả cùng lúc. Số tiền bạn chuyển vào được tính vào giới hạn của bạn như tiền cược.',
          'Khi nhà cung cấp không phản hồi, tiền nằm ở mục “Đang chuyển” và không ở nơi nào khác. Hệ thống hỏi lại nhà cung cấp mỗi phút; ngay khi có câu trả lời, trang cho thấy tiền đã đến đó hoặc đã về ví chính.',
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

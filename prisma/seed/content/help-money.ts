import { heading, html, link, sentences, steps } from './html.ts';
import type { SeedHelpSection } from './shapes.ts';

const deposits: SeedHelpSection = {
  hash: 'deposit',
  texts: {
    en: {
      title: 'Deposits',
      content: html(
        heading('How to deposit'),
        steps([
          'Open “Deposit” and choose a method and an amount. The form shows the limits.',
          sentences(
            'Pay on the provider’s page, by QR code, by bank transfer, or with coins.',
            'We never see your card or your bank login.',
          ),
          'We add the amount to your wallet once the payment is confirmed.',
        ]),
        heading('Bank transfer'),
        sentences(
          'Transfer the exact amount with the exact message shown.',
          'Then press “I have paid”. A picture of the receipt helps.',
          'We add the money once we find your transfer.',
        ),
        heading('Coins'),
        sentences(
          'Send only the coin shown, on the network shown.',
          'We add the money once the network confirms it.',
        ),
        heading('Where is my deposit?'),
        'Every deposit has a reference that starts with “D-” and a status.',
        [
          'Waiting for payment: you can still pay.',
          'Paid: the money is in your wallet.',
          sentences(
            'In review: we’re looking for your transfer, or the payment differs from your request.',
            'You don’t have to pay again.',
          ),
          sentences(
            'Failed: the payment was declined, or we couldn’t find it.',
            'Nothing was added to your wallet.',
          ),
          sentences(
            'Expired: no payment arrived in time.',
            'If you paid by bank transfer, open the deposit and tell us.',
            'Otherwise contact us with the reference.',
          ),
        ],
        heading('Fees and limits'),
        sentences(
          'The form shows the fee, the amount you get and the usual time.',
          'The minimum and maximum are next to the amount.',
        ),
      ),
    },
    vi: {
      title: 'Nạp tiền',
      content: html(
        heading('Cách nạp tiền'),
        steps([
          'Mở “Nạp tiền”, chọn phương thức và số tiền. Biểu mẫu cho biết mức được phép.',
          sentences(
            'Thanh toán trên trang của cổng, bằng mã QR, chuyển khoản hoặc bằng coin.',
            'Chúng tôi không thấy thẻ hay thông tin đăng nhập ngân hàng của bạn.',
          ),
          'Tiền vào ví ngay khi khoản thanh toán được xác nhận.',
        ]),
        heading('Chuyển khoản ngân hàng'),
        sentences(
          'Chuyển đúng số tiền và ghi đúng nội dung hiển thị.',
          'Sau đó bấm “Tôi đã thanh toán”. Ảnh biên lai sẽ giúp nhanh hơn.',
          'Chúng tôi cộng tiền khi tìm thấy khoản chuyển.',
        ),
        heading('Coin'),
        sentences(
          'Chỉ gửi đúng loại coin, qua đúng mạng được nêu.',
          'Tiền được cộng khi mạng đã xác nhận.',
        ),
        heading('Tiền nạp của tôi đâu?'),
        'Mỗi lệnh nạp có mã tham chiếu bắt đầu bằng “D-” và một trạng thái.',
        [
          'Chờ thanh toán: bạn vẫn có thể thanh toán.',
          'Đã thanh toán: tiền đã vào ví.',
          sentences(
            'Đang kiểm tra: chúng tôi đang tìm khoản chuyển,',
            'hoặc khoản thanh toán khác với yêu cầu. Bạn không cần thanh toán lại.',
          ),
          sentences(
            'Thất bại: khoản thanh toán bị từ chối hoặc không tìm thấy.',
            'Ví của bạn không thay đổi.',
          ),
          sentences(
            'Hết hạn: không có khoản thanh toán nào đến kịp.',
            'Nếu đã chuyển khoản, hãy mở lệnh nạp và báo cho chúng tôi.',
            'Nếu không, hãy liên hệ kèm mã tham chiếu.',
          ),
        ],
        heading('Phí và giới hạn'),
        sentences(
          'Biểu mẫu cho biết phí, số tiền bạn nhận và thời gian thường mất.',
          'Mức tối thiểu và tối đa được ghi cạnh số tiền.',
        ),
      ),
    },
  },
};

const withdrawals: SeedHelpSection = {
  hash: 'withdrawal',
  texts: {
    en: {
      title: 'Withdrawals',
      content: html(
        heading('Your bank account'),
        sentences(
          'We pay only to a bank account in your own name. Add it under “Security”.',
          'For your safety, a new account has a waiting time. It’s shown next to the account.',
        ),
        heading('How to withdraw'),
        steps([
          sentences(
            'Open “Withdraw” and choose an account and an amount.',
            'The form shows the limits, the fee and what you receive.',
          ),
          'Confirm with your payment password. Set it under “Security” first.',
          sentences(
            'We hold the amount and review your withdrawal.',
            'You can cancel it until it’s approved.',
          ),
        ]),
        sentences(
          'Every withdrawal has a reference that starts with “W-”.',
          'Its page shows each step with its time and reason.',
        ),
        heading('What we check'),
        [
          'The account is in your name, and its waiting time is over.',
          'You’ve met the wagering requirement. The form shows how much is left.',
          'The amount is within your limits, and your balance isn’t below zero.',
        ],
        heading('After we send the money'),
        sentences(
          'Tell us if all of it, part of it or nothing arrived.',
          'If nothing arrived, add a screenshot of your bank account.',
        ),
        sentences(
          'Without an answer it’s marked as received automatically, after the time shown.',
          'If you report missing money, two of our staff investigate and decide.',
          'We refund what didn’t arrive.',
        ),
      ),
    },
    vi: {
      title: 'Rút tiền',
      content: html(
        heading('Tài khoản ngân hàng của bạn'),
        sentences(
          'Tiền chỉ chuyển về tài khoản đứng tên bạn. Hãy thêm tài khoản trong mục “Bảo mật”.',
          'Để bảo vệ bạn, tài khoản mới có thời gian chờ, hiển thị ngay bên cạnh.',
        ),
        heading('Cách rút tiền'),
        steps([
          sentences(
            'Mở “Rút tiền”, chọn tài khoản và số tiền.',
            'Biểu mẫu cho biết mức được phép, phí và số tiền sẽ nhận.',
          ),
          'Xác nhận bằng mật khẩu thanh toán. Hãy đặt trước trong mục “Bảo mật”.',
          sentences(
            'Chúng tôi giữ số tiền và xem xét lệnh rút.',
            'Bạn có thể hủy cho đến khi lệnh được duyệt.',
          ),
        ]),
        sentences(
          'Mỗi lệnh rút có mã tham chiếu bắt đầu bằng “W-”.',
          'Trang của lệnh hiển thị từng bước kèm thời gian và lý do.',
        ),
        heading('Những gì được kiểm tra'),
        [
          'Tài khoản đứng tên bạn và đã hết thời gian chờ.',
          'Bạn đã hoàn thành yêu cầu vòng cược. Biểu mẫu cho biết còn bao nhiêu.',
          'Số tiền nằm trong hạn mức của bạn, và số dư không âm.',
        ],
        heading('Sau khi chúng tôi chuyển tiền'),
        sentences(
          'Hãy cho biết tiền đã đến đủ, đến một phần hay chưa đến.',
          'Nếu chưa đến, hãy thêm ảnh chụp tài khoản ngân hàng.',
        ),
        sentences(
          'Nếu bạn không trả lời, khoản này tự động được đánh dấu là đã nhận',
          'sau thời gian hiển thị ở đó.',
          'Nếu bạn báo thiếu tiền, hai nhân viên sẽ xác minh và quyết định.',
          'Chúng tôi hoàn lại phần chưa đến.',
        ),
      ),
    },
  },
};

const wallet: SeedHelpSection = {
  hash: 'wallet',
  texts: {
    en: {
      title: 'Your wallet',
      content: html(
        heading('Your main wallet'),
        'Most games use your main wallet. Bets leave it and wins come back at once.',
        heading('Vendors with their own wallet'),
        sentences(
          'Some vendors have their own wallet. You find them under “Wallet”.',
          'Transfer money there to play, then recall it from one vendor or from all.',
          'Transfers to a vendor count as bets towards your limits.',
        ),
        sentences(
          'If a vendor doesn’t answer, your money stays under “Pending transfers”.',
          'We check every minute.',
        ),
        heading('Your balance'),
        sentences(
          'The balance at the top is always up to date, even if you play in another window.',
          'The eye next to it hides the amount.',
        ),
        heading('Your history'),
        sentences(
          'Your betting record shows every round with its bet, win and result.',
          `If a number looks wrong, ${link('/help#contact', 'contact us')} with the round number.`,
        ),
        heading('If a game is interrupted'),
        sentences('We finish the round or refund the bet.', 'Your betting record shows which.'),
      ),
    },
    vi: {
      title: 'Ví của bạn',
      content: html(
        heading('Ví chính của bạn'),
        'Hầu hết trò chơi dùng thẳng ví chính: tiền cược trừ từ ví, tiền thắng được cộng ngay.',
        heading('Nhà cung cấp có ví riêng'),
        sentences(
          'Một số nhà cung cấp có ví riêng. Bạn xem các ví đó ở mục “Ví”.',
          'Chuyển tiền vào để chơi, rồi thu hồi từ một hoặc tất cả nhà cung cấp.',
          'Số tiền chuyển vào được tính vào giới hạn của bạn như tiền cược.',
        ),
        sentences(
          'Nếu nhà cung cấp không phản hồi, tiền của bạn nằm ở mục “Giao dịch đang chờ”.',
          'Chúng tôi kiểm tra mỗi phút.',
        ),
        heading('Số dư'),
        sentences(
          'Số dư ở đầu trang luôn cập nhật, cả khi bạn chơi ở cửa sổ khác.',
          'Biểu tượng con mắt bên cạnh dùng để ẩn số tiền.',
        ),
        heading('Lịch sử'),
        sentences(
          'Lịch sử cược hiển thị mọi ván cùng tiền cược, tiền thắng và lãi/lỗ.',
          `Nếu có con số sai, hãy ${link('/help#contact', 'liên hệ')} kèm mã ván.`,
        ),
        heading('Khi trò chơi bị gián đoạn'),
        sentences(
          'Chúng tôi hoàn tất ván hoặc hoàn lại tiền cược.',
          'Lịch sử cược cho biết cách nào.',
        ),
      ),
    },
  },
};

export const moneyHelp: readonly SeedHelpSection[] = [deposits, withdrawals, wallet];

import { heading, html, sentences } from './html.ts';
import type { Place, SeedHelpSection } from './shapes.ts';

export const brandHelp = ({ name, minimumAge }: Place): SeedHelpSection[] => [
  {
    hash: 'terms',
    texts: {
      en: {
        title: 'Terms and privacy',
        content: html(
          heading('The terms in short'),
          [
            `You are ${minimumAge} or older, and gambling is legal where you are.`,
            'You play for yourself, with one account and your own money.',
            'A bet is placed when the game accepts it. You can’t cancel it afterwards.',
            'Our ledger decides. We correct any mistakes in it, in your favour too.',
            'Cheating, playing with bots or playing for others can cost you your account.',
          ],
          heading('Data we keep'),
          sentences(
            `${name} keeps your form entries, deposits, rounds and messages with their pictures.`,
            'We also keep your logins with their address and device.',
            'We use this data to run and protect your account and to meet the law.',
          ),
          heading('How we keep it'),
          [
            'We store only a hash of your password, which can’t be reversed.',
            'Bank account numbers are encrypted and shown only in part.',
            'We redraw your pictures and drop all other data in the file.',
          ],
          heading('On your device'),
          sentences(
            'The site stores your login, language and theme on your device.',
            'If the operator turns on visitor statistics, visits are counted too.',
          ),
          heading('Your rights'),
          sentences(
            'Ask us what data we keep, and have it corrected.',
            'We delete it on request unless the law says we must keep it.',
          ),
        ),
      },
      vi: {
        title: 'Điều khoản và quyền riêng tư',
        content: html(
          heading('Tóm tắt điều khoản'),
          [
            `Bạn đủ ${minimumAge} tuổi và nơi bạn ở cho phép trò chơi may rủi.`,
            'Bạn chơi cho chính mình, với một tài khoản và bằng tiền của mình.',
            'Lượt cược có hiệu lực khi trò chơi đã nhận. Sau đó bạn không thể hủy.',
            'Sổ cái của trang là căn cứ. Chúng tôi sửa mọi sai sót, kể cả khi có lợi cho bạn.',
            'Gian lận, dùng phần mềm tự động hoặc chơi hộ người khác có thể mất tài khoản.',
          ],
          heading('Dữ liệu chúng tôi lưu'),
          sentences(
            `${name} lưu nội dung biểu mẫu, lệnh nạp, ván chơi và tin nhắn kèm hình ảnh.`,
            'Chúng tôi cũng lưu các lần đăng nhập cùng địa chỉ và thiết bị.',
            'Dữ liệu được dùng để vận hành, bảo vệ tài khoản và đáp ứng pháp luật.',
          ),
          heading('Lưu như thế nào'),
          [
            'Chúng tôi chỉ lưu mã băm của mật khẩu, không thể đảo ngược.',
            'Số tài khoản ngân hàng được mã hóa và chỉ hiển thị một phần.',
            'Hình ảnh bạn gửi được vẽ lại: mọi thứ khác trong tệp bị loại bỏ.',
          ],
          heading('Trên thiết bị của bạn'),
          sentences(
            'Trang lưu thông tin đăng nhập, ngôn ngữ và giao diện trên thiết bị của bạn.',
            'Nếu đơn vị vận hành bật thống kê truy cập, lượt truy cập cũng được ghi nhận.',
          ),
          heading('Quyền của bạn'),
          sentences(
            'Bạn có thể hỏi chúng tôi lưu gì về bạn và yêu cầu sửa lại.',
            'Chúng tôi xóa theo yêu cầu nếu pháp luật không buộc phải giữ.',
          ),
        ),
      },
    },
  },
  {
    hash: 'contact',
    texts: {
      en: {
        title: 'Contact',
        content: html(
          heading('Customer service'),
          sentences(
            'The customer service button shows how to reach us.',
            'You don’t have to be logged in.',
          ),
          heading('Feedback'),
          sentences(
            'Send us a message with the feedback form. You can add up to three pictures.',
            'You get a reference that starts with “F-”. Use it if you contact us again.',
          ),
          heading('Help us help you'),
          [
            'Give us the deposit reference or the round number.',
            'Say when it happened and what you saw.',
            'If you’re not logged in, tell us how to reach you.',
          ],
          'Never send us your password, a code, or a full card or bank account number.',
        ),
      },
      vi: {
        title: 'Liên hệ',
        content: html(
          heading('Chăm sóc khách hàng'),
          sentences(
            'Nút chăm sóc khách hàng mở các cách liên hệ với chúng tôi.',
            'Bạn không cần đăng nhập.',
          ),
          heading('Góp ý'),
          sentences(
            'Hãy gửi tin nhắn qua mẫu góp ý, kèm tối đa ba hình ảnh nếu cần.',
            'Bạn sẽ nhận mã tham chiếu bắt đầu bằng “F-”. Hãy dùng mã này khi liên hệ lại.',
          ),
          heading('Điều giúp chúng tôi hỗ trợ bạn'),
          [
            'Mã tham chiếu của lệnh nạp hoặc mã ván, nếu liên quan.',
            'Việc xảy ra lúc nào và bạn đã thấy gì.',
            'Cách liên hệ với bạn, nếu bạn không đăng nhập.',
          ],
          sentences(
            'Đừng bao giờ gửi cho chúng tôi mật khẩu, mã bạn nhận được,',
            'hay đầy đủ số thẻ hoặc số tài khoản ngân hàng.',
          ),
        ),
      },
    },
  },
];

import { heading, html } from './html.ts';
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
            `You are ${minimumAge} or older, and games of chance are allowed where you are.`,
            'You play for yourself, with one account and with your own money.',
            'A bet is made when the game has accepted it. From then on it cannot be taken back.',
            'What the ledger of the site says counts. A mistake in it is corrected, in your favour as well.',
            'Whoever cheats, uses programs that play for them or plays for others may lose the account.',
          ],
          heading('What we keep about you'),
          `${name} keeps what you enter in the forms, your deposits and rounds, your logins with their address and device, and what you write to us with its pictures. It is used to run your account, to protect it and to fulfil what the law asks for.`,
          heading('How it is kept'),
          [
            'Passwords are kept as a hash that nobody can turn back.',
            'The number of a bank account is kept encrypted and shown in part only.',
            'Pictures that you send are drawn anew: what else was in the file is thrown away.',
          ],
          heading('On your device'),
          'The site keeps your login, your language and your theme on your device. Where the operator has turned on visitor statistics, those are counted as well.',
          heading('Your rights'),
          'You may ask us what we keep about you, have it corrected, and have it deleted where no law says that we have to keep it.',
        ),
      },
      vi: {
        title: 'Điều khoản và quyền riêng tư',
        content: html(
          heading('Tóm tắt điều khoản'),
          [
            `Bạn đủ ${minimumAge} tuổi và nơi bạn ở cho phép trò chơi may rủi.`,
            'Bạn chơi cho chính mình, với một tài khoản và bằng tiền của mình.',
            'Lượt cược có hiệu lực khi trò chơi đã nhận. Từ lúc đó không thể rút lại.',
            'Sổ cái của trang là căn cứ. Nếu có sai sót, sổ cái sẽ được sửa, kể cả khi có lợi cho bạn.',
            'Người gian lận, dùng phần mềm chơi tự động hoặc chơi hộ người khác có thể mất tài khoản.',
          ],
          heading('Chúng tôi lưu gì về bạn'),
          `${name} lưu những gì bạn điền trong các biểu mẫu, các lần nạp tiền và ván chơi, các lần đăng nhập cùng địa chỉ và thiết bị, những gì bạn viết cho chúng tôi cùng hình ảnh kèm theo. Dữ liệu được dùng để vận hành và bảo vệ tài khoản, và để đáp ứng yêu cầu của pháp luật.`,
          heading('Lưu như thế nào'),
          [
            'Mật khẩu được lưu dưới dạng mã băm không thể đảo ngược.',
            'Số tài khoản ngân hàng được mã hóa và chỉ hiển thị một phần.',
            'Hình ảnh bạn gửi được vẽ lại: mọi thứ khác trong tệp bị loại bỏ.',
          ],
          heading('Trên thiết bị của bạn'),
          'Trang lưu thông tin đăng nhập, ngôn ngữ và giao diện trên thiết bị của bạn. Nếu đơn vị vận hành bật thống kê truy cập, lượt truy cập cũng được ghi nhận.',
          heading('Quyền của bạn'),
          'Bạn có thể hỏi chúng tôi lưu gì về bạn, yêu cầu sửa lại, và yêu cầu xóa nếu pháp luật không buộc chúng tôi phải giữ.',
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
          'The customer service button opens the ways in which you can reach us. You do not have to be logged in.',
          heading('Feedback'),
          'With the feedback form you send us a message, with up to three pictures if they help. You get a reference that begins with “F-”; quote it if you write again about the same matter.',
          heading('What helps us to help you'),
          [
            'The reference of a deposit or the number of a round, if it is about one.',
            'When it happened, and what you saw.',
            'How to reach you, if you are not logged in.',
          ],
          'Please never send us your password, a code that you were sent, or the full number of a card or bank account.',
        ),
      },
      vi: {
        title: 'Liên hệ',
        content: html(
          heading('Chăm sóc khách hàng'),
          'Nút chăm sóc khách hàng mở các cách liên hệ với chúng tôi. Bạn không cần đăng nhập.',
          heading('Góp ý'),
          'Với mẫu góp ý, bạn gửi cho chúng tôi một tin nhắn, kèm tối đa ba hình ảnh nếu cần. Bạn sẽ nhận được mã tham chiếu bắt đầu bằng “F-”; hãy nhắc lại mã này nếu viết tiếp về cùng một việc.',
          heading('Điều giúp chúng tôi hỗ trợ bạn'),
          [
            'Mã tham chiếu của lệnh nạp hoặc mã ván, nếu liên quan.',
            'Việc xảy ra lúc nào và bạn đã thấy gì.',
            'Cách liên hệ với bạn, nếu bạn không đăng nhập.',
          ],
          'Xin đừng bao giờ gửi cho chúng tôi mật khẩu, mã bạn nhận được, hay đầy đủ số thẻ hoặc số tài khoản ngân hàng.',
        ),
      },
    },
  },
];

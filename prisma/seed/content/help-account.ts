import { heading, html, link } from './html.ts';
import type { Place, SeedHelpSection } from './shapes.ts';

export const accountHelp = ({ name, minimumAge }: Place): SeedHelpSection[] => [
  {
    hash: 'account',
    texts: {
      en: {
        title: 'Your account',
        content: html(
          heading('Opening an account'),
          `You have to be ${minimumAge} or older. One person has one account. What the form asks for is all that you need; fields that are not marked may stay empty.`,
          heading('Your profile'),
          'Under “Profile” in the member centre you tell us your name, your birthday and how to reach you. The name has to be that of your bank account, because money goes to your own account only.',
          ['Your username stays as it is.', 'You may change your nickname and your picture.'],
          heading('Trying without an account'),
          `Free play opens a trial account with play money at once. It ends by itself, and nothing of it is carried over to an account at ${name}.`,
          heading('Closing your account'),
          'Write to us with the feedback form while you are logged in. What has to be settled is settled first; after that nobody can log in to the account.',
        ),
      },
      vi: {
        title: 'Tài khoản của bạn',
        content: html(
          heading('Mở tài khoản'),
          `Bạn phải đủ ${minimumAge} tuổi. Mỗi người chỉ có một tài khoản. Biểu mẫu hỏi gì thì chỉ cần điều đó; ô không đánh dấu bắt buộc có thể để trống.`,
          heading('Hồ sơ'),
          'Ở mục “Hồ sơ” trong trung tâm thành viên, bạn điền tên, ngày sinh và cách liên hệ. Tên phải trùng với tên tài khoản ngân hàng, vì tiền chỉ chuyển về tài khoản của chính bạn.',
          ['Tên đăng nhập không đổi được.', 'Bạn có thể đổi biệt danh và ảnh đại diện.'],
          heading('Chơi thử không cần tài khoản'),
          `Chơi thử mở ngay một tài khoản với tiền ảo. Tài khoản này tự hết hạn và không có gì được chuyển sang tài khoản ở ${name}.`,
          heading('Đóng tài khoản'),
          'Hãy viết cho chúng tôi qua mẫu góp ý khi đang đăng nhập. Những việc còn dở sẽ được giải quyết trước; sau đó không ai đăng nhập vào tài khoản được nữa.',
        ),
      },
    },
  },
  {
    hash: 'security',
    texts: {
      en: {
        title: 'Login and security',
        content: html(
          heading('A safe account'),
          'The security centre in the member centre shows which protections are on, and which is the next one to turn on.',
          [
            'A password that you use nowhere else.',
            'A bound e-mail address: with it you set a new password if you forget yours.',
            'An authenticator app: then a stolen password is not enough.',
            'A payment password, which is asked for before money leaves your account.',
          ],
          heading('Forgotten password'),
          'Choose “Forgot password” in the login window. You get a link by e-mail or a code by phone, whichever you have bound. A new password logs out all other devices.',
          heading('Too many tries'),
          'After several wrong passwords a picture has to be solved, and after many more the password login is locked for a while. Wait, or set a new password.',
          heading('Something looks strange'),
          'The security centre lists where you are logged in, and every login and every try. End what you do not know, change your password and write to us.',
          'Our people never ask for your password or for a code that was sent to you.',
          `See also: ${link('/help#contact', 'contact')}.`,
        ),
      },
      vi: {
        title: 'Đăng nhập và bảo mật',
        content: html(
          heading('Tài khoản an toàn'),
          'Trung tâm bảo mật trong trung tâm thành viên cho biết lớp bảo vệ nào đang bật và nên bật lớp nào tiếp theo.',
          [
            'Mật khẩu không dùng ở nơi nào khác.',
            'Email đã liên kết: nhờ đó bạn đặt lại được mật khẩu khi quên.',
            'Ứng dụng xác thực: kẻ lấy được mật khẩu cũng không đăng nhập được.',
            'Mật khẩu thanh toán, được hỏi trước khi tiền rời khỏi tài khoản.',
          ],
          heading('Quên mật khẩu'),
          'Chọn “Quên mật khẩu” trong cửa sổ đăng nhập. Bạn nhận liên kết qua email hoặc mã qua điện thoại, tùy thông tin đã liên kết. Mật khẩu mới sẽ đăng xuất mọi thiết bị khác.',
          heading('Thử quá nhiều lần'),
          'Sau vài lần sai mật khẩu, bạn phải giải một hình kiểm tra; sai thêm nhiều lần, đăng nhập bằng mật khẩu sẽ bị khóa một lúc. Hãy đợi hoặc đặt lại mật khẩu.',
          heading('Có điều gì lạ'),
          'Trung tâm bảo mật liệt kê nơi bạn đang đăng nhập và mọi lần đăng nhập, kể cả lần thử. Hãy kết thúc phiên lạ, đổi mật khẩu và viết cho chúng tôi.',
          'Nhân viên của chúng tôi không bao giờ hỏi mật khẩu hay mã đã gửi cho bạn.',
          `Xem thêm: ${link('/help#contact', 'liên hệ')}.`,
        ),
      },
    },
  },
];

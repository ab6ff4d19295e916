import { heading, html, link, sentences } from './html.ts';
import type { Place, SeedHelpSection } from './shapes.ts';

export const accountHelp = ({ name, minimumAge, resetByPhone }: Place): SeedHelpSection[] => [
  {
    hash: 'account',
    texts: {
      en: {
        title: 'Your account',
        content: html(
          heading('Create an account'),
          sentences(
            `You must be ${minimumAge} or older.`,
            'One person may have one account.',
            'You can leave fields that are not marked empty.',
          ),
          heading('Your profile'),
          sentences(
            'Add your name, birthday and contacts under “Profile” in the member centre.',
            'Use the name on your bank account: we pay only to your own account.',
          ),
          ['You can’t change your username.', 'You can change your nickname and picture.'],
          heading('Try without an account'),
          sentences(
            'Free play opens a trial account with play money.',
            `It expires by itself, and nothing moves to an account at ${name}.`,
          ),
          heading('Close your account'),
          sentences(
            'Send us the feedback form while you’re logged in.',
            'We settle what is open first. Then no one can log in to the account.',
          ),
        ),
      },
      vi: {
        title: 'Tài khoản của bạn',
        content: html(
          heading('Mở tài khoản'),
          sentences(
            `Bạn phải đủ ${minimumAge} tuổi.`,
            'Mỗi người chỉ có một tài khoản.',
            'Ô không đánh dấu bắt buộc có thể để trống.',
          ),
          heading('Hồ sơ'),
          sentences(
            'Ở mục “Hồ sơ” trong trung tâm thành viên, bạn điền tên, ngày sinh và cách liên hệ.',
            'Tên phải trùng với tên tài khoản ngân hàng:',
            'chúng tôi chỉ chuyển tiền về tài khoản của chính bạn.',
          ),
          ['Tên đăng nhập không đổi được.', 'Bạn có thể đổi biệt danh và ảnh đại diện.'],
          heading('Chơi thử không cần tài khoản'),
          sentences(
            'Chơi thử mở ngay một tài khoản với tiền ảo.',
            `Tài khoản này tự hết hạn và không chuyển gì sang tài khoản ở ${name}.`,
          ),
          heading('Đóng tài khoản'),
          sentences(
            'Hãy gửi mẫu góp ý khi đang đăng nhập.',
            'Chúng tôi giải quyết những việc còn dở trước.',
            'Sau đó không ai đăng nhập vào tài khoản được nữa.',
          ),
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
          heading('Protect your account'),
          '“Security” in the member centre shows which protections are on and what to add next.',
          [
            'A password you use nowhere else.',
            'An e-mail address, so you can reset a forgotten password.',
            'An authenticator app, so a stolen password isn’t enough.',
            'A payment password, which you enter before money leaves your account.',
          ],
          heading('Forgot your password?'),
          sentences(
            'Choose “Forgot password?” when you log in.',
            resetByPhone
              ? 'We send a link by e-mail or a code to your phone.'
              : 'We send a link by e-mail.',
            'A new password logs out all other devices.',
          ),
          heading('Too many attempts'),
          sentences(
            'After several wrong passwords you must solve a picture.',
            'After many more, the password login is locked for a while.',
            'Wait, or set a new password.',
          ),
          heading('Something looks wrong?'),
          sentences(
            '“Security” lists your open sessions and all login attempts.',
            'End sessions you don’t recognise, change your password and contact us.',
          ),
          'Our staff never ask for your password or a code we sent you.',
          `See also: ${link('/help#contact', 'contact')}.`,
        ),
      },
      vi: {
        title: 'Đăng nhập và bảo mật',
        content: html(
          heading('Tài khoản an toàn'),
          sentences(
            'Mục “Bảo mật” trong trung tâm thành viên cho biết lớp bảo vệ nào đang bật',
            'và nên bật lớp nào tiếp theo.',
          ),
          [
            'Mật khẩu không dùng ở nơi nào khác.',
            'Địa chỉ email: nhờ đó bạn đặt lại được mật khẩu khi quên.',
            'Ứng dụng xác thực: kẻ lấy được mật khẩu cũng không đăng nhập được.',
            'Mật khẩu thanh toán, cần nhập trước khi tiền rời khỏi tài khoản.',
          ],
          heading('Quên mật khẩu'),
          sentences(
            'Chọn “Quên mật khẩu?” khi đăng nhập.',
            resetByPhone
              ? 'Chúng tôi gửi liên kết qua email hoặc mã về điện thoại.'
              : 'Chúng tôi gửi liên kết qua email.',
            'Mật khẩu mới sẽ đăng xuất mọi thiết bị khác.',
          ),
          heading('Thử quá nhiều lần'),
          sentences(
            'Sau vài lần sai mật khẩu, bạn phải giải một hình kiểm tra.',
            'Sai thêm nhiều lần, đăng nhập bằng mật khẩu sẽ bị khóa một lúc.',
            'Hãy đợi hoặc đặt lại mật khẩu.',
          ),
          heading('Có điều gì lạ?'),
          sentences(
            'Mục “Bảo mật” liệt kê các phiên đang mở và mọi lần thử đăng nhập.',
            'Hãy kết thúc phiên lạ, đổi mật khẩu và liên hệ chúng tôi.',
          ),
          'Nhân viên của chúng tôi không bao giờ hỏi mật khẩu hay mã đã gửi cho bạn.',
          `Xem thêm: ${link('/help#contact', 'liên hệ')}.`,
        ),
      },
    },
  },
];

import type { SharedTexts } from './en.ts';

/** Vietnamese explanations. */
export const vi: SharedTexts = {
  'lucky-bowlRules':
    'Đặt phỉnh vào một hoặc nhiều trong sáu ô. Ba con xúc xắc được lắc dưới bát, mỗi con ' +
    'hiện một trong sáu hình đó với khả năng như nhau.',
  rulesNothing: 'không có',
  rulesChance: 'Khả năng',
  rulesIncluded:
    'Số tiền nhận đã gồm tiền cược: 2 × nghĩa là hoàn lại tiền cược và thêm bấy nhiêu nữa.',
  rulesReturn:
    'Tỷ lệ hoàn trả cho người chơi: {rtp}. Đây là phần tiền cược được trả lại cho người chơi ' +
    'về lâu dài. Từng ván riêng lẻ có thể rất khác.',
  rulesBroken:
    'Nếu mất kết nối, ván đã trừ tiền cược sẽ được hoàn tất và trả thưởng; ván chưa trừ tiền ' +
    'cược sẽ bị hủy.',

  fairIntro:
    'Kết quả được ấn định trước khi bạn đặt, từ mã bí mật của máy chủ, mã của bạn và số thứ tự ' +
    'ván (nonce). Chúng tôi cho xem mã băm (SHA-256) của mã bí mật trước, nên không thể đổi nó ' +
    'về sau.',
  fairInUse: 'Đang dùng',
  fairChange: 'Đổi mã',
  serverSeedHash: 'Mã băm của mã máy chủ',
  nextServerSeedHash: 'Mã băm của mã máy chủ kế tiếp',
  clientSeed: 'Mã của bạn',
  nonce: 'Nonce của ván kế tiếp',
  newClientSeed: 'Mã mới của bạn',
  clientSeedHint: '1 đến 64 chữ cái không dấu, chữ số hoặc . _ -',
  reveal: 'Công bố và đổi mã',
  revealHint: 'Cho xem mã máy chủ đã dùng để bạn kiểm tra các ván, rồi chuyển sang mã kế tiếp.',
  revealed: 'Mã máy chủ đã công bố',
  revealedRounds: 'Đã dùng cho ván 0 đến {last} với mã của bạn {clientSeed}.',
  revealedNone: 'Mã này chưa dùng cho ván nào.',
  checkRound: 'Kiểm tra ván {nonce}',
  checkHint: 'Kiểm tra các ván gần đây',
  seedFailed: 'Chưa đổi được mã. Vui lòng thử lại.',

  verifyTitle: 'Kiểm tra một ván',
  verifyIntro:
    'Trang này tính lại kết quả ngay trong trình duyệt của bạn. Không có gì được gửi đi; bạn ' +
    'cũng có thể dùng công cụ khác như mô tả bên dưới.',
  verifySave: 'Lưu trang này',
  verifySaveHow:
    'Trang đã lưu là một tệp duy nhất. Nó kiểm tra ván không cần mạng, kể cả khi trang web ' +
    'không còn.',
  serverSeed: 'Mã máy chủ',
  serverSeedHint: '64 ký tự 0–9 a–f',
  hashShown: 'Mã băm đã hiện trước khi cược',
  nonceOfRound: 'Nonce của ván',
  check: 'Kiểm tra',
  verifyHashRight: 'Mã băm đúng với mã máy chủ này.',
  verifyHashWrong: 'Mã băm KHÔNG đúng với mã máy chủ này.',
  verifyHashNone: 'Không có mã băm nên chỉ tính kết quả.',
  verifyDice: 'Kết quả của ván này là',
  verifySame: 'Trò chơi đã hiện đúng kết quả này.',
  verifyOther: 'Trò chơi đã hiện kết quả KHÁC: {dice}',
  verifySecret: 'Mã máy chủ của ván này vẫn đang dùng nên còn bí mật.',
  verifySecretHow:
    'Để công bố, mở trò chơi, chọn “Công bằng” rồi bấm “Công bố và đổi mã”. Sau đó tải lại ' +
    'trang này.',
  verifyUnknown: 'Không có ván đã kết thúc nào với số này.',
  verifyInput: 'Vui lòng nhập mã máy chủ 64 ký tự, mã của bạn và nonce.',
  howTitle: 'Cách kiểm tra bằng công cụ khác',
  howHash:
    'Mã băm là SHA-256 của mã máy chủ, tính trên chữ. Trang SHA-256 nào cũng được, hoặc trên ' +
    'máy tính:',
  howBlock:
    'Kết quả lấy từ HMAC-SHA256 với khóa là mã máy chủ (dạng chữ) và nội dung “mã của ' +
    'bạn:nonce:0”:',
  howBytes:
    'Đọc kết quả từng hai ký tự một: mỗi cặp là một số từ 0 đến 255. Bỏ qua số từ 252 trở lên. ' +
    'Lấy mỗi số còn lại chia cho 6; số dư là một con xúc xắc:',
  howFirst:
    'Ba con đầu tiên được tính. Nếu 32 số chưa đủ thì tiếp tục với “mã của bạn:nonce:1”, v.v.',
  howWhy:
    'Bỏ số từ 252 trở lên vì 252 là bội số cuối cùng của 6; nếu không, một số hình sẽ ra nhiều ' +
    'hơn một chút.',
  howBlocks:
    'Các số lấy từ HMAC-SHA256 với khóa là mã máy chủ (dạng chữ) và nội dung “mã của ' +
    'bạn:nonce:0”. Nếu chưa đủ thì tiếp tục với “mã của bạn:nonce:1”, v.v.:',
  howWords:
    'Đọc kết quả từng tám ký tự thập lục phân: mỗi nhóm là một số từ 0 đến 4.294.967.295. Để rút ' +
    'một số nhỏ hơn n, bỏ các nhóm từ bội số cuối cùng của n trở lên; nhóm khác thì chia cho n ' +
    'và lấy số dư.',
  whichGame: 'Trò chơi',
  verifyOutcome: 'Kết quả của ván này',
  verifySameOutcome: 'Trò chơi đã hiện đúng kết quả này.',
  verifyOtherOutcome: 'Trò chơi đã hiện kết quả KHÁC: {outcome}',

  rulesOdds:
    'Với lựa chọn hiện tại: hoàn trả {share}, tỷ lệ có thưởng {hitRate}, độ biến động ' +
    '{volatility} trên mỗi đơn vị cược, hệ số cao nhất ×{highest}.',
  rulesStakes:
    'Cược tối thiểu {minimum}; tối đa {maximum}. Mỗi ván thắng nhiều nhất {cap}, nên hệ số cao ' +
    'làm giảm mức cược tối đa. Hệ số đã gồm tiền cược.',
  rulesJackpot:
    'Cược {minimum} trúng jackpot với xác suất 1 trên {odds}; cược gấp đôi thì xác suất gấp đôi. ' +
    'Nhà cái góp {share} mỗi lần cược vào hũ, ngoài tỷ lệ trả thưởng ở trên.',
  verifyJackpot:
    'Số jackpot: {number}. Ván trúng jackpot nếu số này nhỏ hơn tiền cược ÷ tỷ lệ. Đó là 13 chữ ' +
    'số đầu của HMAC-SHA256 của “client seed:nonce:jackpot”, chia cho 16¹³.',
  rulesLeft:
    'Nếu bạn rời đi, ván vẫn mở trong 24 giờ và tiếp tục khi bạn quay lại. Sau đó ván được rút ' +
    'thưởng theo hệ số hiện tại; nếu chưa thắng lần nào thì ván bị hủy và tiền cược được hoàn.',
};

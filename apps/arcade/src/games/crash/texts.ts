/** The texts of Crash. */
export const crashTexts = {
  en: {
    crashRules:
      'A sky lantern rises, and its multiplier grows. Bet before it starts, and cash out before ' +
      'it goes out: you get your stake times the multiplier. Everyone shares the same flight.',
    crashRulesCurve:
      'After t seconds the multiplier is e to the power of 0.08 × t, rounded down to two ' +
      'decimals: ×2 after 8.7 seconds, ×10 after 28.8. A flight ends at ×1,000 at the latest, ' +
      'where all bets are cashed out.',
    crashRulesTime:
      'The time when your cash-out arrives at our server decides, not the time on your screen. ' +
      'The lowest cash-out is ×1.01. An automatic cash-out counts by its multiplier, also when ' +
      'your connection is lost. Wins are paid at the end of the flight.',
    crashRulesReturn:
      'The return is 99 % for every cash-out: the lantern reaches ×m with a probability of ' +
      '0.99 / m. In 1.98 % of all flights it goes out at ×1.00.',
    crashRulesCap:
      'A bet can win at most {cap}. It is cashed out by itself where it reaches this win. You ' +
      'have one bet in each flight.',
    crashStakes: 'Minimum stake {minimum}; maximum {maximum}.',
    crashRulesAway:
      'If our server is away when a flight ends, bets that were not cashed out come back.',
    crashHow:
      'Take the high 26 bits of the first and of the second group as one number u of 52 bits. ' +
      'The lantern goes out at 0.99 × 2⁵² / (u + 1), rounded down to two decimals, at least ' +
      '1.00 and at most 1,000.00.',
  },
  vi: {
    crashRules:
      'Đèn trời bay lên và hệ số tăng dần. Hãy cược trước khi đèn bay và rút trước khi đèn tắt: ' +
      'bạn nhận tiền cược nhân với hệ số. Mọi người chơi chung một chuyến bay.',
    crashRulesCurve:
      'Sau t giây hệ số là e mũ 0,08 × t, làm tròn xuống hai chữ số: ×2 sau 8,7 giây, ×10 sau ' +
      '28,8 giây. Chuyến bay kết thúc muộn nhất ở ×1.000, khi đó mọi cược đều được rút.',
    crashRulesTime:
      'Thời điểm lệnh rút đến máy chủ của chúng tôi quyết định kết quả, không phải thời điểm ' +
      'trên màn hình của bạn. Mức rút thấp nhất là ×1,01. Rút tự động được tính theo hệ số, kể ' +
      'cả khi bạn mất kết nối. Tiền thắng được trả khi chuyến bay kết thúc.',
    crashRulesReturn:
      'Tỷ lệ hoàn trả là 99 % ở mọi mức rút: đèn đạt ×m với xác suất 0,99 / m. Trong 1,98 % số ' +
      'chuyến bay, đèn tắt ở ×1,00.',
    crashRulesCap:
      'Mỗi cược thắng tối đa {cap}. Cược được tự động rút khi đạt mức thắng này. Bạn có một ' +
      'cược trong mỗi chuyến bay.',
    crashStakes: 'Cược tối thiểu {minimum}; tối đa {maximum}.',
    crashRulesAway:
      'Nếu máy chủ của chúng tôi gián đoạn khi chuyến bay kết thúc, các cược chưa rút được ' +
      'trả lại.',
    crashHow:
      'Lấy 26 bit cao của nhóm thứ nhất và nhóm thứ hai thành một số u 52 bit. Đèn tắt ở ' +
      '0,99 × 2⁵² / (u + 1), làm tròn xuống hai chữ số, ít nhất 1,00 và nhiều nhất 1.000,00.',
  },
} as const;

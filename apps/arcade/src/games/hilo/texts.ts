/** The texts of HiLo. */
export const hiloTexts = {
  en: {
    parameterCards: 'Cards',
    hiloRules:
      'Guess whether the next card is higher or lower; the ace is low, suits do not count. The ' +
      'same rank wins too, except on an ace or a king, where you can bet on it. Each right guess ' +
      'multiplies by 0.99 × 13 ÷ the number of winning ranks; the product is rounded down to ' +
      'four decimals. Cash out after any right guess. Guesses whose win would be above the ' +
      'highest win aren’t offered. Auto bet guesses the side with more winning ranks, the higher ' +
      'one if both have the same, and cashes out after the right guesses that you set.',
    hiloHow:
      'Draw a number below 52 for each card. The remainder after dividing by 13 is the rank: 0 ' +
      'is the ace (A), 9 the ten (T), 12 the king (K).',
  },
  vi: {
    parameterCards: 'Số lá',
    hiloRules:
      'Đoán lá tiếp theo cao hơn hay thấp hơn; át là nhỏ nhất, chất không tính. Cùng số cũng ' +
      'thắng, trừ khi lá hiện tại là át hoặc K: khi đó bạn có thể cược bằng nhau. Mỗi lần đoán ' +
      'đúng nhân với 0,99 × 13 ÷ số hạng thắng; tích được làm tròn xuống bốn chữ số thập phân. ' +
      'Rút thưởng sau bất kỳ lần đoán đúng nào. Lựa chọn có thể thắng vượt mức cao nhất không ' +
      'được đưa ra. Cược tự động đoán bên có nhiều hạng thắng hơn, bằng nhau thì đoán cao hơn, ' +
      'và rút thưởng sau số lần đoán đúng bạn đã đặt.',
    hiloHow:
      'Rút một số nhỏ hơn 52 cho mỗi lá. Số dư khi chia cho 13 là hạng: 0 là át (A), 9 là mười ' +
      '(T), 12 là K.',
  },
} as const;

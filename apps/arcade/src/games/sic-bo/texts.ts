/** The texts of Sic Bo. */
export const sicBoTexts = {
  en: {
    'sic-bo-single-1': '1',
    'sic-bo-single-2': '2',
    'sic-bo-single-3': '3',
    'sic-bo-single-4': '4',
    'sic-bo-single-5': '5',
    'sic-bo-single-6': '6',
    'sic-boRules':
      'Three dice. Small is a total of 4–10, big one of 11–17; both lose on a triple. A ' +
      'total, a pair and a triple pay as the table says. A single face pays 1:1, 2:1 or 3:1 ' +
      'by the number of dice that show it. A pair also wins when all three dice show its ' +
      'face.',
    'sic-boHow':
      'Draw three numbers below 6, one after another, and add 1 to each. They are the dice.',
  },
  vi: {
    'sic-bo-single-1': '1',
    'sic-bo-single-2': '2',
    'sic-bo-single-3': '3',
    'sic-bo-single-4': '4',
    'sic-bo-single-5': '5',
    'sic-bo-single-6': '6',
    'sic-boRules':
      'Ba viên xúc xắc. Xỉu là tổng 4–10, Tài là tổng 11–17; cả hai đều thua khi ra bão. ' +
      'Tổng, đôi và bão trả theo bảng. Một mặt trả 1:1, 2:1 hoặc 3:1 theo số viên ra mặt đó. ' +
      'Đôi cũng thắng khi cả ba viên cùng ra mặt đó.',
    'sic-boHow': 'Rút lần lượt ba số nhỏ hơn 6 rồi cộng 1 vào mỗi số. Đó là ba viên xúc xắc.',
  },
} as const;

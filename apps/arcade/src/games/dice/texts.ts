/** The texts of Dice. */
export const diceTexts = {
  en: {
    diceRules:
      'Choose a target and whether the roll must be over or under it. The roll is one of 10,000 ' +
      'numbers from 0.00 to 99.99, all equally likely. The multiplier is 0.99 × 10,000 ÷ the ' +
      'number of winning rolls, rounded down to four decimals.',
    diceHow: 'Draw one number below 10,000. It is the roll in hundredths: 5,050 is 50.50.',
  },
  vi: {
    diceRules:
      'Chọn một mục tiêu và chọn kết quả phải trên hay dưới mục tiêu đó. Kết quả là một trong ' +
      '10.000 số từ 0,00 đến 99,99, khả năng như nhau. Hệ số là 0,99 × 10.000 ÷ số kết quả ' +
      'thắng, làm tròn xuống bốn chữ số thập phân.',
    diceHow: 'Rút một số nhỏ hơn 10.000. Đó là kết quả tính theo phần trăm: 5.050 là 50,50.',
  },
} as const;

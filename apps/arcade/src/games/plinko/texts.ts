/** The texts of Plinko. */
export const plinkoTexts = {
  en: {
    parameterRows: 'Rows',
    plinkoRules:
      'Choose the risk and 8 to 16 rows of pegs. At each row the ball goes left or right with ' +
      'the same chance; the pot it falls into multiplies your stake. The outer pots pay most. ' +
      'Every table returns between 98.53 and 99 %.',
    plinkoHow: 'Draw one number below 2 for each row: 0 is left (L), 1 is right (R).',
  },
  vi: {
    parameterRows: 'Số hàng',
    plinkoRules:
      'Chọn mức rủi ro và từ 8 đến 16 hàng chốt. Ở mỗi hàng bóng rẽ trái hoặc phải với khả năng ' +
      'như nhau; ô bóng rơi vào sẽ nhân tiền cược. Các ô ngoài cùng trả cao nhất. Mọi ' +
      'bảng đều hoàn trả từ 98,53 đến 99 %.',
    plinkoHow: 'Rút một số nhỏ hơn 2 cho mỗi hàng: 0 là trái (L), 1 là phải (R).',
  },
} as const;

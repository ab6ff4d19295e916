/** The texts of Limbo. */
export const limboTexts = {
  en: {
    limboRules:
      'Choose a target multiplier. The rocket climbs to a random height; when it reaches your ' +
      'target you win stake × target. A target of t is reached with probability 0.99 ÷ t, for ' +
      'targets from 1.01 to 1,000,000.',
    limboHow:
      'Take the high 26 bits of the first two groups, the first group first: that is u. The ' +
      'height is 0.99 × 2^52 ÷ (u + 1), rounded down to two decimals, at least 1.00.',
  },
  vi: {
    limboRules:
      'Chọn một hệ số mục tiêu. Tên lửa bay đến độ cao ngẫu nhiên; khi nó đạt mục tiêu, bạn ' +
      'thắng tiền cược × mục tiêu. Mục tiêu t đạt được với xác suất 0,99 ÷ t, từ 1,01 đến ' +
      '1.000.000.',
    limboHow:
      'Lấy 26 bit cao của hai nhóm đầu, nhóm thứ nhất trước: đó là u. Độ cao là ' +
      '0,99 × 2^52 ÷ (u + 1), làm tròn xuống hai chữ số thập phân, ít nhất 1,00.',
  },
} as const;

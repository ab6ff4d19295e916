/** The texts of Wheel; the names of the risks are those of Plinko. */
export const wheelTexts = {
  en: {
    parameterSegments: 'Segments',
    wheelRules:
      'Choose the risk and how many segments the wheel has. The wheel stops at one segment, all ' +
      'equally likely, and its multiplier is your win. The mean of the segments is exactly 0.99.',
    wheelHow:
      'Draw one number below the number of segments: the segment under the pointer, counted ' +
      'clockwise from 0.',
  },
  vi: {
    parameterSegments: 'Số ô',
    wheelRules:
      'Chọn mức rủi ro và số ô của vòng quay. Vòng quay dừng ở một ô, khả năng như nhau, và hệ ' +
      'số của ô là phần thắng của bạn. Trung bình của các ô đúng bằng 0,99.',
    wheelHow: 'Rút một số nhỏ hơn số ô: đó là ô dưới kim, đếm theo chiều kim đồng hồ từ 0.',
  },
} as const;

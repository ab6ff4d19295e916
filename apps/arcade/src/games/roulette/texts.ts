/** The texts of Roulette. */
export const rouletteTexts = {
  en: {
    'roulette-dozen-1': '1–12',
    'roulette-dozen-2': '13–24',
    'roulette-dozen-3': '25–36',
    'roulette-low': '1–18',
    'roulette-high': '19–36',
    rouletteRules:
      'The wheel has 37 pockets: 0 to 36, all equally likely. A stake on one number pays ' +
      '35:1, on two neighbours (split) 17:1, on a row of three (street) 11:1, on a corner of ' +
      'four 8:1, on two rows (six line) 5:1, on a dozen or column 2:1, and on red, black, even, ' +
      'odd, 1–18 or 19–36 1:1. On 0 all stakes that do not cover it lose.',
    rouletteHow: 'Draw one number below 37. It is the pocket.',
  },
  vi: {
    'roulette-dozen-1': '1–12',
    'roulette-dozen-2': '13–24',
    'roulette-dozen-3': '25–36',
    'roulette-low': '1–18',
    'roulette-high': '19–36',
    rouletteRules:
      'Vòng quay có 37 ô: 0 đến 36, khả năng như nhau. Cược một số trả 35:1, hai số cạnh nhau ' +
      'trả 17:1, một hàng ba số trả 11:1, góc bốn số trả 8:1, hai hàng sáu số trả 5:1, một tá ' +
      'hoặc một cột trả 2:1, và đỏ, đen, chẵn, lẻ, 1–18 hoặc 19–36 trả 1:1. Ra 0 thì mọi cược ' +
      'không có số 0 đều thua.',
    rouletteHow: 'Rút một số nhỏ hơn 37. Đó là ô trúng.',
  },
} as const;

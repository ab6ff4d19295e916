/** The texts of Xóc Đĩa. */
export const xocDiaTexts = {
  en: {
    'xoc-diaRules':
      'Four coins, red on one side and white on the other, are shaken under a bowl. Even wins ' +
      'with 0, 2 or 4 red coins, odd with 1 or 3. The other spots win with exactly their ' +
      'coins.',
    'xoc-diaHow': 'Draw four numbers below 2. Each is a coin: 1 is red, 0 is white.',
  },
  vi: {
    'xoc-diaRules':
      'Bốn đồng vị, một mặt đỏ một mặt trắng, được xóc dưới bát. Chẵn thắng khi có 0, 2 hoặc ' +
      '4 đồng đỏ, lẻ thắng khi có 1 hoặc 3. Các ô khác thắng khi ra đúng các đồng của ô đó.',
    'xoc-diaHow': 'Rút bốn số nhỏ hơn 2. Mỗi số là một đồng: 1 là đỏ, 0 là trắng.',
  },
} as const;

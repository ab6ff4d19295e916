/** The texts of Xóc Đĩa. */
export const xocDiaTexts = {
  en: {
    'xoc-dia-even': 'Even',
    'xoc-dia-odd': 'Odd',
    'xoc-dia-white-4': '4 white',
    'xoc-dia-white-3': '3 white, 1 red',
    'xoc-dia-red-3': '3 red, 1 white',
    'xoc-dia-red-4': '4 red',
    'xoc-diaWords': '{red} red and {white} white.',
    'xoc-diaRules':
      'Four coins, red on one side and white on the other, are shaken under a bowl. Even wins ' +
      'with 0, 2 or 4 red coins, odd with 1 or 3. The other spots win with exactly their ' +
      'coins.',
    'xoc-diaHow': 'Draw four numbers below 2. Each is a coin: 1 is red, 0 is white.',
  },
  vi: {
    'xoc-dia-even': 'Chẵn',
    'xoc-dia-odd': 'Lẻ',
    'xoc-dia-white-4': '4 trắng',
    'xoc-dia-white-3': '3 trắng, 1 đỏ',
    'xoc-dia-red-3': '3 đỏ, 1 trắng',
    'xoc-dia-red-4': '4 đỏ',
    'xoc-diaWords': '{red} đỏ và {white} trắng.',
    'xoc-diaRules':
      'Bốn đồng vị, một mặt đỏ một mặt trắng, được xóc dưới bát. Chẵn thắng khi có 0, 2 hoặc ' +
      '4 đồng đỏ, lẻ thắng khi có 1 hoặc 3. Các ô khác thắng khi ra đúng các đồng của ô đó.',
    'xoc-diaHow': 'Rút bốn số nhỏ hơn 2. Mỗi số là một đồng: 1 là đỏ, 0 là trắng.',
  },
} as const;

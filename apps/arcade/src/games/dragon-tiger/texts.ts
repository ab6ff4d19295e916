/** The texts of Dragon Tiger. */
export const dragonTigerTexts = {
  en: {
    'dragon-tigerRules':
      'Dragon and tiger get one card each from eight decks. The higher card wins; the ace is the ' +
      'lowest and suits do not count. On a tie, half of a stake on dragon or tiger comes back. ' +
      'A suited tie is a tie with two cards of one suit.',
    'dragon-tigerHow':
      'Draw a number below 416 for the place of the dragon’s card and one below 415 for the ' +
      'tiger’s among the places left. A place’s remainder after dividing by 52 is the card: A to ' +
      'K of spades, then clubs, diamonds and hearts.',
  },
  vi: {
    'dragon-tigerRules':
      'Rồng và hổ mỗi bên nhận một lá từ tám bộ bài. Lá cao hơn thắng; át là thấp nhất, không ' +
      'tính chất. Khi hòa, một nửa tiền đặt rồng hoặc hổ được trả lại. Hòa đồng chất là hòa với ' +
      'hai lá cùng chất.',
    'dragon-tigerHow':
      'Rút một số nhỏ hơn 416 cho vị trí lá của rồng và một số nhỏ hơn 415 cho lá của hổ trong ' +
      'các vị trí còn lại. Số dư của vị trí khi chia cho 52 là lá bài: từ A đến K chất bích, rồi ' +
      'chuồn, rô, cơ.',
  },
} as const;

/** The texts of the duel. */
export const duelTexts = {
  en: {
    duelRules:
      'Two paper lanterns fence: Meron in red, Wala in blue. The stakes on both sides are one ' +
      'pool. The side that wins shares the pool less 5 %, by stake: the odds on the felt are ' +
      'those of the stakes so far, and the final pool decides. Odds are rounded down to two ' +
      'decimals, and a winner gets at least the stake back. On a draw the stakes on both sides ' +
      'come back, and a stake on Draw pays 10.5:1. If only one side has stakes, they come back. ' +
      'Each currency has its own pool, and so has play money. A bet is on one spot.',
    duelHow:
      'Draw one number below 100. From 0 to 45 Meron wins, from 46 to 91 Wala; from 92 to 99 it ' +
      'is a draw.',
  },
  vi: {
    duelRules:
      'Hai chiếc đèn giấy đấu gậy: Meron đỏ, Wala xanh. Tiền cược hai bên gộp thành một quỹ. ' +
      'Bên thắng chia quỹ trừ 5 %, theo tiền cược: tỷ lệ trên bàn tính theo cược đến lúc đó, ' +
      'và quỹ cuối cùng quyết định. Tỷ lệ làm tròn xuống hai chữ số, người thắng luôn nhận lại ' +
      'ít nhất tiền cược. Khi hòa, tiền cược hai bên được trả lại và cược Hòa trả 10,5:1. Nếu ' +
      'chỉ một bên có cược, tiền cược được trả lại. Mỗi loại tiền có quỹ riêng, tiền chơi thử ' +
      'cũng vậy. Mỗi lần cược vào một ô.',
    duelHow:
      'Rút một số nhỏ hơn 100. Từ 0 đến 45 Meron thắng, từ 46 đến 91 Wala thắng; từ 92 đến 99 ' +
      'là hòa.',
  },
} as const;

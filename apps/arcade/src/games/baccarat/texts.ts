/** The texts of Baccarat. */
export const baccaratTexts = {
  en: {
    baccaratRules:
      'Player and banker get two cards each from eight decks. Aces count 1, tens and pictures 0, ' +
      'and only the last digit of the sum counts. With 8 or 9 both stop. Otherwise the player ' +
      'draws a third card up to 5. Without a third card of the player the banker draws up to 5; ' +
      'else it draws on 0–2, on 3 unless that card is an 8, on 4 against 2–7, on 5 against 4–7 ' +
      'and on 6 against 6–7. The hand nearer to 9 wins. On a tie, stakes on player and banker ' +
      'come back. A pair is two first cards of one rank.',
    baccaratHow:
      'Draw a number below 416 for the place of the first card, below 415 for the next among the ' +
      'places left, and so on: player, banker, player, banker, third cards. A place’s remainder ' +
      'after dividing by 52 is the card: A to K of spades, then clubs, diamonds and hearts.',
  },
  vi: {
    baccaratRules:
      'Nhà con và nhà cái mỗi bên nhận hai lá từ tám bộ bài. Át tính 1, lá 10 và lá hình tính 0, ' +
      'chỉ tính hàng đơn vị của tổng. Có 8 hoặc 9 thì cả hai dừng. Nếu không, nhà con rút lá thứ ' +
      'ba khi có từ 0 đến 5. Khi nhà con không rút, nhà cái rút từ 0 đến 5; nếu không, nhà cái ' +
      'rút ở 0–2, ở 3 trừ khi lá đó là 8, ở 4 gặp 2–7, ở 5 gặp 4–7 và ở 6 gặp 6–7. Bên gần 9 ' +
      'hơn thắng. Khi hòa, tiền đặt nhà con và nhà cái được trả lại. Đôi là hai lá đầu cùng bậc.',
    baccaratHow:
      'Rút một số nhỏ hơn 416 cho vị trí lá đầu, nhỏ hơn 415 cho lá tiếp theo trong các vị trí ' +
      'còn lại, v.v.: con, cái, con, cái, rồi các lá thứ ba. Số dư của vị trí khi chia cho 52 là ' +
      'lá bài: từ A đến K chất bích, rồi chuồn, rô, cơ.',
  },
} as const;

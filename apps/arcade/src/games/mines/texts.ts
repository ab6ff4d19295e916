/** The texts of Mines. */
export const minesTexts = {
  en: {
    parameterMines: 'Mines',
    minesRules:
      'Choose how many of the 25 cells hide a mine, and open cells. Each pearl raises your ' +
      'multiplier; cash out whenever you like. A mine ends the round without a win. After k ' +
      'pearls with m mines the multiplier is 0.99 × C(25, k) ÷ C(25 − m, k), rounded down to ' +
      'four decimals. A round whose next win would be above the highest win is cashed out. Auto ' +
      'bet opens the cells that you marked, in that order, then cashes out.',
    minesHow:
      'Write the cells 0 to 24 in a row. For i from 24 down to 1, draw j below i + 1 and swap ' +
      'places i and j. The first cells of the row, as many as there are mines, hold the mines; 0 ' +
      'is the top left cell.',
  },
  vi: {
    parameterMines: 'Số mìn',
    minesRules:
      'Chọn bao nhiêu trong 25 ô có mìn rồi mở ô. Mỗi viên ngọc làm tăng hệ số; rút thưởng lúc ' +
      'nào cũng được. Trúng mìn là hết ván, không có thưởng. Sau k viên ngọc với m mìn, hệ số là ' +
      '0,99 × C(25, k) ÷ C(25 − m, k), làm tròn xuống bốn chữ số thập phân. Nếu lần thắng tiếp ' +
      'theo vượt mức thắng cao nhất thì ván được tự rút thưởng. Cược tự động mở các ô bạn đã ' +
      'đánh dấu theo thứ tự đó rồi rút thưởng.',
    minesHow:
      'Viết các ô 0 đến 24 thành hàng. Với i từ 24 xuống 1, rút j nhỏ hơn i + 1 rồi đổi chỗ i và ' +
      'j. Các ô đầu hàng, đúng bằng số mìn, là ô có mìn; 0 là ô trên cùng bên trái.',
  },
} as const;

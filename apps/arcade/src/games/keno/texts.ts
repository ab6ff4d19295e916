/** The texts of Keno. */
export const kenoTexts = {
  en: {
    kenoRules:
      'Pick 1 to 10 of 40 numbers. Ten numbers are drawn; the more of yours are among them, the ' +
      'more you win. The table under the numbers shows what each count of hits pays. The return ' +
      'is between 98.53 and 99 %, by how many numbers you pick.',
    kenoHow:
      'Write the numbers 1 to 40 in a row, counted from place 0. For i from 39 down to 1, draw j ' +
      'below i + 1 and swap places i and j. The first ten numbers of the row are drawn.',
  },
  vi: {
    kenoRules:
      'Chọn từ 1 đến 10 trong 40 số. Mười số được quay; càng nhiều số của bạn được quay ra thì ' +
      'thưởng càng lớn. Bảng dưới các số cho biết mỗi mức trúng trả bao nhiêu. Tỷ lệ hoàn trả từ ' +
      '98,53 đến 99 %, tùy số lượng số bạn chọn.',
    kenoHow:
      'Viết các số 1 đến 40 thành hàng, đếm từ vị trí 0. Với i từ 39 xuống 1, rút j nhỏ hơn ' +
      'i + 1 rồi đổi chỗ i và j. Mười số đầu hàng là các số được quay.',
  },
} as const;

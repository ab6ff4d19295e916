/** How all slots work. */
export const slotTexts = {
  en: {
    slotWild: 'Stands for every paying symbol',
    slotScatter: 'Pays anywhere; three start free spins',
    slotBonusRole: 'Three open the bonus',
    slotPays: 'What symbols pay',
    slotFreeRule:
      'Three or more scatters start {spins} free spins, whose wins count ×{times}. Three or more ' +
      'scatters in free spins add {spins}; a round starts or extends them at most {most} times.',
    slotBonusRule:
      'Three bonus symbols anywhere open {picks} boxes, each with a prize of ×{least} to ' +
      '×{highest}.',
    cascadeFreeRule:
      'Four or more scatters start {spins} free spins. Three or more in free spins add {more}; a ' +
      'round has at most {most}. The multipliers of free spins are {freeTimes}.',
    cascadeTimesRule:
      'Wins of the first, second, third … cascade of a spin are multiplied by {times}; the last ' +
      'one goes on.',
    cascadeRules:
      'Eight or more equal symbols win, wherever they are. All winning symbols disappear, new ' +
      'ones fall, and so on until nothing wins. The return is measured over 100,000,000 ' +
      'simulated rounds with the same rules; its 95 % interval is at most ±0.16 %. A round never ' +
      'pays more than the highest multiplier below.',
    cascadeHow:
      'For each symbol draw a number below the weight of all symbols: the symbols follow one ' +
      'another with their weights. First 30 fall, column by column from the bottom; then as ' +
      'many as disappeared, in the same order. Free spins follow in the same way. The weights ' +
      'are in the source code.',
    slotRules:
      'The stake covers 20 lines. Equal symbols on a line win from the left reel, three or more ' +
      'in a row; a line pays its best win only. All stops of a reel are equally likely. A round ' +
      'never pays more than the highest multiplier below.',
    slotHow:
      'For reels 1 to 5, draw a number below the number of symbols on the strip: the stop, which ' +
      'is the symbol in the top row. Three bonus symbols draw three numbers below the weight of ' +
      'all prizes. Free spins then draw five stops each. The strips are in the source code.',
  },
  vi: {
    slotWild: 'Thay mọi biểu tượng trả thưởng',
    slotScatter: 'Trả ở mọi vị trí; ba hình mở lượt miễn phí',
    slotBonusRole: 'Ba hình mở vòng thưởng',
    slotPays: 'Biểu tượng trả thưởng',
    slotFreeRule:
      'Từ ba biểu tượng phân tán mở {spins} lượt quay miễn phí, phần thắng nhân {times}. Trong ' +
      'lượt miễn phí, từ ba hình phân tán cộng thêm {spins} lượt; mỗi ván mở hoặc cộng tối đa ' +
      '{most} lần.',
    slotBonusRule:
      'Ba biểu tượng thưởng ở bất kỳ đâu mở {picks} hộp. Mỗi hộp có thưởng từ ×{least} đến ' +
      '×{highest}.',
    cascadeFreeRule:
      'Từ bốn biểu tượng phân tán mở {spins} lượt quay miễn phí. Trong lượt miễn phí, từ ba hình ' +
      'cộng thêm {more} lượt; mỗi ván tối đa {most} lượt. Hệ số của lượt miễn phí là {freeTimes}.',
    cascadeTimesRule:
      'Phần thắng của lần đổ thứ nhất, thứ hai, thứ ba … được nhân với {times}; hệ số cuối giữ ' +
      'nguyên.',
    cascadeRules:
      'Từ tám biểu tượng giống nhau là thắng, ở bất kỳ vị trí nào. Các biểu tượng thắng biến ' +
      'mất, biểu tượng mới rơi xuống, cứ thế đến khi không còn thắng. Tỷ lệ hoàn trả được đo qua ' +
      '100.000.000 ván mô phỏng cùng luật; khoảng tin cậy 95 % tối đa ±0,16 %. Một ván không ' +
      'trả quá hệ số cao nhất dưới đây.',
    cascadeHow:
      'Với mỗi biểu tượng, rút một số nhỏ hơn tổng trọng số: các biểu tượng nối tiếp nhau theo ' +
      'trọng số. Đầu tiên rơi 30 biểu tượng, từng cột từ dưới lên; sau đó rơi đủ số đã biến mất, ' +
      'theo cùng thứ tự. Các lượt miễn phí tiếp theo cũng vậy. Trọng số có trong mã nguồn.',
    slotRules:
      'Tiền cược chia cho 20 dòng. Các biểu tượng giống nhau trên một dòng thắng tính từ cuộn ' +
      'bên trái, từ ba hình liền nhau; mỗi dòng chỉ trả mức thắng cao nhất. Mọi điểm dừng của ' +
      'cuộn có khả năng như nhau. Một ván không trả quá hệ số cao nhất dưới đây.',
    slotHow:
      'Với các cuộn 1 đến 5, rút một số nhỏ hơn số biểu tượng trên dải: đó là điểm dừng, tức ' +
      'biểu tượng ở hàng trên cùng. Ba biểu tượng thưởng rút thêm ba số nhỏ hơn tổng trọng số ' +
      'các phần thưởng. Sau đó mỗi lượt miễn phí rút năm điểm dừng. Các dải có trong mã nguồn.',
  },
} as const;

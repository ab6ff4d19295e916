/** The rules of the seeded games in short; each game's own page has them in full. */
export const rulesOf = {
  'lucky-bowl': {
    en:
      'Place chips on any of six symbols. Three dice are shaken under the bowl. Each die that ' +
      'shows your symbol pays your stake again, and you get the stake back.',
    vi:
      'Đặt phỉnh vào một hoặc nhiều trong sáu linh vật. Ba con xúc xắc được lắc dưới bát. Mỗi ' +
      'con hiện linh vật bạn chọn trả thêm một lần tiền cược, và bạn nhận lại tiền cược.',
  },
  dice: {
    en:
      'Choose a target, and whether the roll from 0.00 to 99.99 must be over or under it. The ' +
      'less likely your choice, the higher the multiplier.',
    vi:
      'Chọn một mục tiêu và đoán kết quả từ 0,00 đến 99,99 nằm trên hay dưới mục tiêu đó. Càng ' +
      'khó trúng, hệ số càng cao.',
  },
  limbo: {
    en:
      'Choose a target multiplier from 1.01 to 1,000,000. If the rocket climbs to your target, ' +
      'you win your stake times the target.',
    vi:
      'Chọn hệ số mục tiêu từ 1,01 đến 1.000.000. Nếu tên lửa bay đến mục tiêu, bạn thắng tiền ' +
      'cược nhân hệ số đó.',
  },
  mines: {
    en:
      'Choose how many of the 25 cells hide a mine. Each pearl raises your multiplier, and you ' +
      'can cash out after any of them. A mine ends the round without a win.',
    vi:
      'Chọn số ô có mìn trong 25 ô. Mỗi viên ngọc làm tăng hệ số, và bạn có thể rút thưởng sau ' +
      'bất kỳ viên nào. Trúng mìn là hết ván, không có thưởng.',
  },
  plinko: {
    en:
      'Choose the risk and 8 to 16 rows of pegs. The ball goes left or right with the same ' +
      'chance at each row. The pot it falls into multiplies your stake.',
    vi:
      'Chọn mức rủi ro và từ 8 đến 16 hàng chốt. Ở mỗi hàng bóng rẽ trái hoặc phải với khả năng ' +
      'như nhau. Ô bóng rơi vào sẽ nhân tiền cược.',
  },
  keno: {
    en:
      'Pick 1 to 10 of 40 numbers. Ten numbers are drawn. The more of yours are among them, the ' +
      'more you win.',
    vi:
      'Chọn từ 1 đến 10 trong 40 số. Mười số được quay. Càng nhiều số của bạn được quay ra, ' +
      'thưởng càng lớn.',
  },
  wheel: {
    en:
      'Choose the risk and the number of segments. The wheel stops at one of them, all equally ' +
      'likely, and its multiplier is your win.',
    vi:
      'Chọn mức rủi ro và số ô. Vòng quay dừng ở một ô, khả năng như nhau, và hệ số của ô là ' +
      'phần thắng của bạn.',
  },
  hilo: {
    en:
      'Guess whether the next card is higher or lower. Each right guess raises your multiplier, ' +
      'and you can cash out after any of them. A wrong guess ends the round.',
    vi:
      'Đoán lá tiếp theo cao hơn hay thấp hơn. Mỗi lần đoán đúng làm tăng hệ số, và bạn có thể ' +
      'rút thưởng sau bất kỳ lần nào. Đoán sai là hết ván.',
  },
  lines: {
    en:
      'Your stake covers 20 lines. Three or more equal symbols in a row win, from the left reel. ' +
      'A line pays its best win only.',
    vi:
      'Tiền cược chia cho 20 dòng. Từ ba biểu tượng giống nhau liền nhau, tính từ cuộn bên trái, ' +
      'là thắng. Mỗi dòng chỉ trả mức thắng cao nhất.',
  },
  cascades: {
    en:
      'Eight or more equal symbols win, wherever they are. They disappear and new ones fall, ' +
      'until nothing wins any more.',
    vi:
      'Từ tám biểu tượng giống nhau là thắng, ở bất kỳ vị trí nào. Chúng biến mất và biểu tượng ' +
      'mới rơi xuống, cho đến khi không còn thắng.',
  },
  'moon-dice': {
    en:
      'Choose your chance to win, from 2% to 95%. A roll below it wins. The smaller the chance, ' +
      'the more it pays.',
    vi:
      'Chọn khả năng thắng, từ 2% đến 95%. Kết quả nhỏ hơn mức đó là thắng. Khả năng càng nhỏ, ' +
      'thưởng càng lớn.',
  },
  baccarat: {
    en:
      'Stake on player, banker or a tie. The hand nearer to 9 wins, with third cards by fixed ' +
      'rules. All players share the round.',
    vi:
      'Cược nhà con, nhà cái hoặc hòa. Bên gần 9 hơn thắng, lá thứ ba theo luật cố định. Mọi ' +
      'người chơi chung một ván.',
  },
  'dragon-tiger': {
    en:
      'Dragon and tiger get one card each, and the higher one wins. On a tie, half of a stake on ' +
      'either side comes back.',
    vi:
      'Rồng và hổ mỗi bên một lá, lá cao hơn thắng. Khi hòa, một nửa tiền đặt hai bên được trả ' +
      'lại.',
  },
  'sic-bo': {
    en: 'Three dice under a dome. Stake on big, small, a total, a pair, a triple or a single face.',
    vi: 'Ba viên xúc xắc trong lồng kính. Cược Tài, Xỉu, tổng, đôi, bão hoặc một mặt.',
  },
  'xoc-dia': {
    en: 'Four coins under a bowl. Stake on even, odd or the exact colours.',
    vi: 'Bốn đồng vị dưới bát. Cược chẵn, lẻ hoặc đúng số mặt đỏ trắng.',
  },
  'tien-len': {
    en:
      'Two to four players get thirteen cards each and play single cards, pairs, straights and ' +
      'more, each higher than the last. The first without cards wins what the others have left.',
    vi:
      'Hai đến bốn người chơi, mỗi người mười ba lá, đánh lẻ, đôi, sảnh và hàng chặt lớn dần. Ai ' +
      'hết bài trước thắng tiền của những lá người khác còn giữ.',
  },
  roulette: {
    en: 'A wheel with 37 pockets and one zero. Stake on numbers, dozens, columns or even chances.',
    vi: 'Vòng quay 37 ô với một số 0. Cược số, tá, cột hoặc các cửa một ăn một.',
  },
  crash: {
    en:
      'A sky lantern rises for everybody at once, and its multiplier grows. Cash out before it ' +
      'goes out, by hand or by itself at a multiplier that you choose.',
    vi:
      'Một chiếc đèn trời bay lên cho tất cả mọi người và hệ số tăng dần. Hãy rút trước khi đèn ' +
      'tắt, bằng tay hoặc tự động ở hệ số bạn chọn.',
  },
  duel: {
    en:
      'Two paper lanterns fence: Meron or Wala. The winning side shares the pool of all stakes ' +
      'less 5 %; a draw gives the stakes back.',
    vi:
      'Hai chiếc đèn giấy đấu gậy: Meron hoặc Wala. Bên thắng chia quỹ cược chung trừ 5 %; hòa ' +
      'thì trả lại tiền cược.',
  },
  'reef-hunt': {
    en:
      'Up to four players share a reef. Each shot is a bet: it catches the animal and pays its ' +
      'multiplier, from ×2 for a neon tetra to ×300 for the golden arowana, or it catches nothing.',
    vi:
      'Tối đa bốn người chung một rạn san hô. Mỗi phát bắn là một lượt cược: bắt được con vật và ' +
      'trả hệ số của nó, từ ×2 với cá neon đến ×300 với cá rồng vàng, hoặc không bắt được gì.',
  },
  'rivers-league': {
    en:
      'A virtual football league of eight teams. Bet singles or accumulators before kick-off, ' +
      'then watch all matches of the day live for three minutes.',
    vi:
      'Giải bóng đá ảo tám đội. Cược đơn hoặc cược xiên trước giờ bóng lăn, rồi xem trực tiếp ' +
      'mọi trận của vòng trong ba phút.',
  },
  'neon-arena': {
    en:
      'A virtual e-sports league of eight teams. The first side with two maps wins. Bet on the ' +
      'winner, maps, kills or a handicap, then watch live.',
    vi:
      'Giải thể thao điện tử ảo tám đội. Đội thắng hai ván trước là thắng trận. Cược đội thắng, ' +
      'số ván, điểm hạ gục hoặc chấp ván, rồi xem trực tiếp.',
  },
} as const;

/** The texts that all leagues share. */
export const leagueTexts = {
  en: {
    leagueTickets:
      'A single pays the stake times its odds. An accumulator multiplies the odds of its picks, ' +
      'one on each of two or more matches, and pays when all of them win. Two picks on one match ' +
      'cannot be combined, because their chances depend on each other.',
    leagueOddsRule:
      'The chance of each pick is the exact sum over all scores of the model. The odds are ' +
      '(1 − margin) ÷ chance, rounded down to 0.01; picks with odds under 1.05 or over 500 are ' +
      'not offered. An accumulator of n picks returns at most (1 − margin) to the power of n.',
    leagueMargin: 'Margin',
    leagueMarket: 'Market',
    leagueReturn: 'A single returns {rtp} at best; rounding takes less than 0.01 of the stake.',
    leagueClose:
      'Betting ends at kick-off. Bets that arrive later are refused and cost nothing. All ' +
      'matches of a day kick off together and are shown for three minutes.',
    leagueMeans: 'Mean scores of the next matches',
    leagueStakes:
      'Minimum {minimum} a bet; maximum {maximum} a round. Stakes that could win more than {cap} ' +
      'in a round are refused.',
  },
  vi: {
    leagueTickets:
      'Cược đơn trả tiền cược nhân tỷ lệ. Cược xiên nhân tỷ lệ của các lựa chọn, mỗi trận một ' +
      'lựa chọn, từ hai trận trở lên, và trả khi tất cả đều thắng. Không thể kết hợp hai lựa ' +
      'chọn trong một trận, vì khả năng của chúng phụ thuộc nhau.',
    leagueOddsRule:
      'Khả năng của mỗi lựa chọn là tổng chính xác trên mọi tỷ số của mô hình. Tỷ lệ là ' +
      '(1 − lợi thế) ÷ khả năng, làm tròn xuống 0,01; không nhận lựa chọn có tỷ lệ dưới 1,05 ' +
      'hoặc trên 500. Cược xiên n lựa chọn hoàn trả nhiều nhất (1 − lợi thế) lũy thừa n.',
    leagueMargin: 'Lợi thế nhà cái',
    leagueMarket: 'Loại cược',
    leagueReturn: 'Cược đơn hoàn trả nhiều nhất {rtp}; phần làm tròn lấy chưa đến 0,01 tiền cược.',
    leagueClose:
      'Hết nhận cược khi bóng lăn. Cược đến sau bị từ chối và không mất tiền. Mọi trận của một ' +
      'vòng bắt đầu cùng lúc và diễn ra trong ba phút.',
    leagueMeans: 'Điểm trung bình của các trận tới',
    leagueStakes:
      'Tối thiểu {minimum} một cược; tối đa {maximum} một vòng. Tiền cược có thể thắng hơn {cap} ' +
      'trong một vòng bị từ chối.',
  },
} as const;

/** The texts of the Rivers League. */
export const riversLeagueTexts = {
  en: {
    'rivers-leagueRules':
      'Eight invented teams meet at home and away in 14 match days. The goals of each side ' +
      'follow Poisson’s law: their mean is the league’s mean (1.40 at home, 1.15 away) times the ' +
      'strength of the attack and the weakness of the other defence. Home and away goals are ' +
      'independent; a side scores nine at most. A win is three points, a draw one.',
    'rivers-leagueHow':
      'For each match in turn, home first: draw a number below 2³². Each score from 0 has its ' +
      'share of these numbers, 2³² times its Poisson chance rounded down, and 9 has the rest. ' +
      'Then draw a number below 90 for each goal; one more is its minute.',
  },
  vi: {
    'rivers-leagueRules':
      'Tám đội hư cấu gặp nhau sân nhà và sân khách trong 14 vòng. Bàn thắng mỗi đội theo phân ' +
      'phối Poisson: trung bình bằng trung bình của giải (1,40 sân nhà, 1,15 sân khách) nhân sức ' +
      'mạnh hàng công và độ yếu hàng thủ đối phương. Bàn thắng hai đội độc lập; mỗi đội nhiều ' +
      'nhất chín bàn. Thắng được ba điểm, hòa một điểm.',
    'rivers-leagueHow':
      'Lần lượt từng trận, chủ nhà trước: rút một số nhỏ hơn 2³². Mỗi tỷ số từ 0 có phần của nó, ' +
      'bằng 2³² nhân xác suất Poisson làm tròn xuống, và 9 nhận phần còn lại. Rồi rút một số nhỏ ' +
      'hơn 90 cho mỗi bàn; cộng một là phút ghi bàn.',
  },
} as const;

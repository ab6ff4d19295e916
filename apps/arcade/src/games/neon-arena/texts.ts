/** The texts of the Neon Arena. */
export const neonArenaTexts = {
  en: {
    'neon-arenaRules':
      'Eight invented teams meet twice in 14 match days. The first side with two maps wins. The ' +
      'kills of each side on a map follow Poisson’s law: their mean is 10 times the strength of ' +
      'the attack and the weakness of the other defence, 29 at most. More kills win the map; at ' +
      'equal kills one more fight decides, as likely for either side. A handicap is added to ' +
      'the maps of its side.',
    'neon-arenaHow':
      'For each match in turn, map by map until a side has two, home first: draw a number below ' +
      '2³². Each number of kills from 0 has its share, 2³² times its Poisson chance rounded ' +
      'down, and 29 has the rest. At equal kills draw below 2: 0 is one more kill for the home ' +
      'side, 1 for the away side.',
  },
  vi: {
    'neon-arenaRules':
      'Tám đội hư cấu gặp nhau hai lần trong 14 vòng. Đội thắng hai ván trước là đội thắng ' +
      'trận. Điểm hạ gục mỗi đội trong một ván theo phân phối Poisson: trung bình bằng 10 nhân ' +
      'sức mạnh tấn công và độ yếu phòng thủ đối phương, nhiều nhất 29. Nhiều điểm hơn thắng ' +
      'ván; nếu bằng nhau, thêm một pha giao tranh quyết định, cơ hội như nhau. Điểm chấp cộng ' +
      'vào số ván của đội đó.',
    'neon-arenaHow':
      'Lần lượt từng trận, từng ván đến khi một đội thắng hai, chủ nhà trước: rút một số nhỏ ' +
      'hơn 2³². Mỗi số điểm hạ gục từ 0 có phần của nó, bằng 2³² nhân xác suất Poisson làm tròn ' +
      'xuống, và 29 nhận phần còn lại. Nếu bằng nhau, rút một số nhỏ hơn 2: 0 là thêm một điểm ' +
      'cho chủ nhà, 1 cho khách.',
  },
} as const;

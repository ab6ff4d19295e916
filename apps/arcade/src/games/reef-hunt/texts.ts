/** The texts of Reef Hunt. */
export const reefHuntTexts = {
  en: {
    parameterShot1: 'Kind of shot 1',
    parameterShot2: 'Kind of shot 2 (0: none)',
    parameterShot3: 'Kind of shot 3 (0: none)',
    parameterShot4: 'Kind of shot 4 (0: none)',
    parameterShot5: 'Kind of shot 5 (0: none)',
    'reef-huntRules':
      'Each shot is a bet of the stake that you choose. It either catches the animal ' +
      'that you aim ' +
      'at, and pays its multiplier × the stake of the shot, or it catches nothing. ' +
      'Every shot has ' +
      'the same chance at the same kind, however often the animal was hit before: 0.97 ÷ the ' +
      'multiplier. The chest of the crab pays 10, 20, 50 or 200 × the stake (50, 30, 15 and 5 of ' +
      '100 chests); a shot opens it with a chance of 97 in 2,850.',
    'reef-huntVolley':
      'Shots that you fire quickly one after the other are sent together, at most five, and are ' +
      'one round in your betting record. Each is still decided on its own, and an animal that is ' +
      'caught twice in a round pays twice.',
    'reef-huntOthers':
      'Up to four players share a reef and see the same animals. Shots of other players ' +
      'change neither your chance nor your prize. A shot at an animal that has left the sea is ' +
      'not charged.',
    'reef-huntTimes': 'Pays',
    'reef-huntChance': 'Chance of a shot',
    'reef-huntHow':
      'For each shot in order: draw one number below 100 × the multiplier of its kind (2,850 for ' +
      'the crab). Below 97 the animal is caught. After a crab is caught, draw one number below ' +
      '20: 0–9 pays 10, 10–15 pays 20, 16–18 pays 50, and 19 pays 200. The kinds are 1 neon ' +
      'tetra (2), 2 clownfish (3), 3 blue tang (5), 4 angelfish (8), 5 pufferfish (12), 6 ' +
      'lionfish (18), 7 sea turtle (25), 8 treasure crab, 9 manta ray (40), 10 shark (80) and 11 ' +
      'golden arowana (300). The result lists what each shot pays.',
  },
  vi: {
    parameterShot1: 'Loài của phát 1',
    parameterShot2: 'Loài của phát 2 (0: không có)',
    parameterShot3: 'Loài của phát 3 (0: không có)',
    parameterShot4: 'Loài của phát 4 (0: không có)',
    parameterShot5: 'Loài của phát 5 (0: không có)',
    'reef-huntRules':
      'Mỗi phát bắn là một lượt cược với mức bạn chọn. Phát bắn hoặc bắt được con ' +
      'vật bạn ngắm và ' +
      'trả hệ số × mức cược của phát đó, hoặc không bắt được gì. Mọi phát bắn vào cùng một loài ' +
      'có cơ hội như nhau, dù con vật đã trúng bao nhiêu phát trước đó: 0,97 ÷ hệ số. Rương của ' +
      'cua trả 10, 20, 50 hoặc 200 × mức cược (50, 30, 15 và 5 trên 100 rương); một phát mở được ' +
      'rương với cơ hội 97 trên 2.850.',
    'reef-huntVolley':
      'Những phát bắn nhanh liên tiếp được gửi cùng nhau, nhiều nhất năm phát, và là một ván ' +
      'trong lịch sử cược. Mỗi phát vẫn được quyết định riêng, và con vật bị bắt hai lần trong ' +
      'một ván trả hai lần.',
    'reef-huntOthers':
      'Tối đa bốn người chơi chung một rạn san hô và thấy cùng các con vật. Không ai lấy mất con ' +
      'mồi của bạn: phát bắn của người khác không đổi cơ hội hay giải thưởng của bạn. Phát bắn ' +
      'vào con vật đã rời biển không bị tính tiền.',
    'reef-huntTimes': 'Trả',
    'reef-huntChance': 'Cơ hội mỗi phát',
    'reef-huntHow':
      'Với mỗi phát theo thứ tự: rút một số nhỏ hơn 100 × hệ số của loài (2.850 với ' +
      'cua). Dưới 97 ' +
      'là bắt được. Sau khi bắt được cua, rút một số nhỏ hơn 20: 0–9 trả 10, 10–15 trả 20, 16–18 ' +
      'trả 50 và 19 trả 200. Các loài là 1 cá neon (2), 2 cá hề (3), 3 cá đuôi gai ' +
      'xanh (5), 4 cá ' +
      'thần tiên (8), 5 cá nóc (12), 6 cá mao tiên (18), 7 rùa biển (25), 8 cua kho ' +
      'báu, 9 cá đuối ' +
      '(40), 10 cá mập (80) và 11 cá rồng vàng (300). Kết quả ghi mức trả của từng phát.',
  },
} as const;

/** The rules and the proof of Tiến Lên. */
export const tienLenTexts = {
  en: {
    'tien-lenRules':
      'Two to four players get thirteen cards each. Threes are lowest, then up to ace and ' +
      'two; of equal ranks ♠ is lowest, then ♣, ♦, ♥. The lowest card leads the first deal ' +
      'and has to be in the first play; later the winner of the deal before leads.',
    roomRulesPlay:
      'Play a single card, a pair, three or four of a kind, a straight of three or more ' +
      '(without twos), or three or more consecutive pairs (without twos). The next seat ' +
      'plays the same number of cards of the same kind with a higher top card, or passes. ' +
      'Who passes is out until the round ends. When all others have passed, the last player ' +
      'leads anything.',
    roomRulesBombs:
      'Three consecutive pairs beat a single two. Four of a kind beats a single two, a pair ' +
      'of twos and three consecutive pairs. Four consecutive pairs beat all of these and ' +
      'four of a kind, and may be played out of turn. Three twos cannot be beaten.',
    roomRulesInstant:
      'Four twos, six pairs (four of a kind counts as two), a straight from three to ace, ' +
      'or five consecutive pairs win at once.',
    roomRulesEnd:
      'The first to play the last card wins and the deal ends. Every other seat pays the ' +
      'winner: the unit for each card left; {frozen} units for a hand that has played no ' +
      'card, or to an instant win; besides, {blackTwo} units for each black two left, ' +
      '{redTwo} for each red two, {threePairs} for three consecutive pairs, {four} for four ' +
      'of a kind and {longPairs} for four or more consecutive pairs. A card counts for one ' +
      'of these only.',
    roomRulesChop:
      'Whose twos or bomb are beaten by a bomb pays its player the same units at the end of ' +
      'the round. If that bomb is beaten as well, its player pays for all of them.',
    roomRulesMoney:
      'The unit of this room is {unit}. The buy-in to each deal is {buyIn}, which is ' +
      '{count} units: this is the most a player can lose; more is not paid. The house ' +
      'keeps {rake} % of what a seat gains in a deal, rounded down; everything else comes ' +
      'back. Towards a turnover, one unit for each card counts.',
    roomRulesClock:
      'A turn takes 20 seconds; then the clock passes, or plays the lowest card of a seat ' +
      'that leads. After two missed turns in a row it waits 3 seconds only. If you leave ' +
      'the page your seat plays on, and you can return to it. If the house is away for more ' +
      'than a minute, the deal is void and all buy-ins come back.',
    roomRulesBots: 'Bots play in rooms with play money only, and are named as bots.',
    roomFair:
      'We show the fingerprint (SHA-256) of our seed for the deal before you buy in. Each ' +
      'page then commits to a seed of its own in the same way. Only when the table is closed ' +
      'do the pages reveal their seeds, and the cards are shuffled by all of them ' +
      'together. After the deal you see every seed and can deal the cards again. A page ' +
      'that does not reveal its seed gets its buy-in back, and the others play.',
    roomOwnSeed: 'Your seed for this deal',
    roomCheck: 'Check deal {number}',
    'tien-lenHow':
      'The client seed is the seeds of the seats in their order, joined by “:”. Shuffle the ' +
      'numbers 0 to 51: from the last place down to the second, swap the card with the one ' +
      'at a number drawn below its place plus 1. The first seat gets the first thirteen ' +
      'numbers, and so on. Number ÷ 4 is the rank, from 3 to 2; the remainder is the suit: ' +
      '♠, ♣, ♦, ♥.',
    parameterPlayers: 'Players',
  },
  vi: {
    'tien-lenRules':
      'Hai đến bốn người chơi, mỗi người mười ba lá. Ba là nhỏ nhất, rồi lên đến át và hai; ' +
      'cùng số thì ♠ nhỏ nhất, rồi ♣, ♦, ♥. Lá nhỏ nhất đi trước ở ván đầu và phải nằm ' +
      'trong lượt đánh đầu tiên; các ván sau người thắng ván trước đi trước.',
    roomRulesPlay:
      'Đánh một lá, đôi, ba lá, tứ quý, sảnh từ ba lá (không có hai) hoặc từ ba đôi thông ' +
      '(không có hai). Người kế tiếp đánh cùng loại, cùng số lá với lá cao nhất lớn hơn, ' +
      'hoặc bỏ lượt. Ai bỏ lượt thì chờ đến hết vòng. Khi mọi người khác đã bỏ lượt, người ' +
      'đánh cuối được đi tự do.',
    roomRulesBombs:
      'Ba đôi thông chặt một lá hai. Tứ quý chặt một lá hai, đôi hai và ba đôi thông. Bốn ' +
      'đôi thông chặt tất cả những thứ đó và tứ quý, và được chặt không cần đến lượt. Ba lá ' +
      'hai không thể bị chặt.',
    roomRulesInstant:
      'Tứ quý hai, sáu đôi (tứ quý tính là hai đôi), sảnh rồng từ ba đến át hoặc năm đôi ' +
      'thông là tới trắng, thắng ngay.',
    roomRulesEnd:
      'Ai hết bài trước thì thắng và ván kết thúc. Mỗi người còn lại trả cho người thắng: ' +
      'một đơn vị cho mỗi lá còn lại; {frozen} đơn vị nếu bị cóng (chưa đánh lá nào) hoặc ' +
      'thua tới trắng; thối bài trả thêm {blackTwo} đơn vị cho mỗi hai đen, {redTwo} cho ' +
      'mỗi hai đỏ, {threePairs} cho ba đôi thông, {four} cho tứ quý và {longPairs} cho bốn ' +
      'đôi thông trở lên. Mỗi lá chỉ tính cho một loại.',
    roomRulesChop:
      'Người có hai hoặc hàng bị chặt trả cho người chặt cùng số đơn vị đó khi hết vòng. ' +
      'Nếu hàng ấy lại bị chặt chồng, người bị chặt sau cùng trả tất cả.',
    roomRulesMoney:
      'Đơn vị của phòng này là {unit}. Tiền vào mỗi ván là {buyIn}, bằng {count} đơn vị: ' +
      'không ai thua nhiều hơn, phần vượt quá không phải trả. Nhà cái giữ {rake} % số tiền ' +
      'một người thắng trong ván, làm tròn xuống; phần còn lại được trả hết. Doanh thu cược ' +
      'tính một đơn vị cho mỗi lá.',
    roomRulesClock:
      'Mỗi lượt 20 giây; hết giờ thì đồng hồ bỏ lượt, hoặc đánh lá nhỏ nhất nếu bạn đi đầu ' +
      'vòng. Sau hai lượt lỡ liên tiếp chỉ chờ 3 giây. Nếu bạn rời trang, chỗ của bạn vẫn ' +
      'chơi tiếp và bạn có thể quay lại. Nếu nhà cái gián đoạn hơn một phút, ván bị hủy và ' +
      'mọi tiền vào ván được trả lại.',
    roomRulesBots: 'Máy chỉ chơi ở phòng dùng tiền chơi thử và luôn được ghi rõ là máy.',
    roomFair:
      'Chúng tôi cho bạn thấy dấu vân tay (SHA-256) của seed ván bài trước khi bạn vào ván. ' +
      'Mỗi trang cũng cam kết một seed riêng theo cách đó. Chỉ khi không ai có thể vào nữa, ' +
      'các trang mới công bố seed, và bài được xáo bằng tất cả seed cùng nhau. Sau ván, bạn ' +
      'thấy mọi seed và có thể tự chia lại bài. Trang không công bố seed được trả lại tiền, ' +
      'những người khác chơi tiếp.',
    roomOwnSeed: 'Seed của bạn cho ván này',
    roomCheck: 'Kiểm tra ván {number}',
    'tien-lenHow':
      'Client seed là seed của các chỗ ngồi theo thứ tự, nối bằng “:”. Xáo các số từ 0 đến ' +
      '51: từ vị trí cuối lùi đến vị trí thứ hai, đổi lá với lá ở vị trí rút được nhỏ hơn ' +
      'vị trí đó cộng 1. Chỗ đầu nhận mười ba số đầu, và tiếp tục như vậy. Số ÷ 4 là hạng, ' +
      'từ 3 đến 2; số dư là chất: ♠, ♣, ♦, ♥.',
    parameterPlayers: 'Số người chơi',
  },
} as const;

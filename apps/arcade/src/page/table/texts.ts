/** The texts that all tables share. */
export const tableTexts = {
  en: {
    tablePays: 'Pays',
    tablePool: 'by the pool',
    tableEdge: 'House edge',
    tableSpotName: 'Spot',
    tableStakes: 'Minimum {minimum} on a spot; maximum {maximum} per round.',
    tableVoidRule:
      'A round that cannot be finished within ten minutes is void, and all its stakes come back. ' +
      'If your connection breaks, your bets stay and are paid.',
    tableSeed: 'Fingerprint of this round’s seed',
    tableStart: 'First fingerprint of the chain',
    tableRandomness: 'Public randomness',
    tableNumber: 'Number of the round',
    tableFair:
      'All players share each round. Its seed was fixed before betting opened: you see its ' +
      'fingerprint (SHA-256) now and the seed with the result. Each seed’s fingerprint is the ' +
      'seed of the round before, back to a first one that was published before the public ' +
      'randomness was drawn.',
    tableCheck: 'Check round {number}',
  },
  vi: {
    tablePays: 'Trả',
    tablePool: 'theo quỹ cược',
    tableEdge: 'Lợi thế nhà cái',
    tableSpotName: 'Ô',
    tableStakes: 'Tối thiểu {minimum} mỗi ô; tối đa {maximum} mỗi ván.',
    tableVoidRule:
      'Ván không thể kết thúc trong mười phút sẽ bị hủy và mọi tiền cược được trả lại. Nếu bạn ' +
      'mất kết nối, cược của bạn vẫn giữ nguyên và được trả thưởng.',
    tableSeed: 'Dấu vân tay của seed ván này',
    tableStart: 'Dấu vân tay đầu tiên của chuỗi',
    tableRandomness: 'Số ngẫu nhiên công khai',
    tableNumber: 'Số của ván',
    tableFair:
      'Mọi người chơi chung mỗi ván. Seed được cố định trước khi mở cược: bạn thấy dấu vân tay ' +
      '(SHA-256) ngay bây giờ và thấy seed cùng kết quả. Dấu vân tay của mỗi seed chính là seed ' +
      'của ván trước, ngược về seed đầu tiên đã công bố trước khi rút số ngẫu nhiên công khai.',
    tableCheck: 'Kiểm tra ván {number}',
  },
} as const;

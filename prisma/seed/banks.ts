const bank = (code: string, name: string, minLength: number, maxLength: number) => ({
  code,
  names: { en: name },
  minLength,
  maxLength,
});

export const vietnameseBanks = [
  bank('VCB', 'Vietcombank', 10, 13),
  bank('TCB', 'Techcombank', 10, 14),
  bank('BIDV', 'BIDV', 10, 14),
  bank('CTG', 'VietinBank', 10, 12),
  bank('ACB', 'ACB', 6, 14),
  bank('MBB', 'MB Bank', 9, 13),
  bank('VPB', 'VPBank', 8, 12),
  bank('TPB', 'TPBank', 8, 11),
];

export const philippineBanks = [
  bank('BDO', 'BDO Unibank', 10, 12),
  bank('BPI', 'BPI', 10, 10),
  bank('MBTC', 'Metrobank', 13, 13),
  bank('UBP', 'UnionBank', 12, 12),
  bank('LBP', 'Landbank', 10, 10),
  bank('GCASH', 'GCash', 11, 11),
  bank('MAYA', 'Maya', 11, 11),
];

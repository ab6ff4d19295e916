import type { FamilyCode, Region } from '@lantern/rules/lottery';

/** The groups of the menu: what people call a family is the same in most languages. */
export const familyLabels: Readonly<Record<FamilyCode, Record<string, string>>> = {
  ssc: { en: '5D' },
  '3d': { en: '3D' },
  '11x5': { en: '11x5', vi: '11 chọn 5' },
  k3: { en: 'K3', vi: 'Xúc xắc K3' },
  pk10: { en: 'PK10', vi: 'Đua xe PK10' },
  kl8: { en: 'Keno' },
  '6x49': { en: '6/49' },
  vn27: { en: 'Fast North', vi: 'Miền Bắc siêu tốc' },
  vn18: { en: 'Fast South', vi: 'Miền Nam siêu tốc' },
};

export const regionLabels: Readonly<Record<Region, Record<string, string>>> = {
  north: { en: 'Northern Vietnam', vi: 'Miền Bắc' },
  central: { en: 'Central Vietnam', vi: 'Miền Trung' },
  south: { en: 'Southern Vietnam', vi: 'Miền Nam' },
};

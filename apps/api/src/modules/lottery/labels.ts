import type { Language } from '@lantern/locales';
import { formatTag } from '@lantern/rules';
import type { FamilyCode, Region } from '@lantern/rules/lottery';
import { inLanguage } from '../content/index.ts';

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

/** North, central, south. */
const regionNames: Readonly<Record<Language, readonly [string, string, string]>> = {
  ar: ['شمال فيتنام', 'وسط فيتنام', 'جنوب فيتنام'],
  bn: ['উত্তর ভিয়েতনাম', 'মধ্য ভিয়েতনাম', 'দক্ষিণ ভিয়েতনাম'],
  en: ['Northern Vietnam', 'Central Vietnam', 'Southern Vietnam'],
  es: ['Norte de Vietnam', 'Centro de Vietnam', 'Sur de Vietnam'],
  fa: ['شمال ویتنام', 'مرکز ویتنام', 'جنوب ویتنام'],
  fil: ['Hilagang Vietnam', 'Gitnang Vietnam', 'Timog Vietnam'],
  fr: ['Nord du Vietnam', 'Centre du Vietnam', 'Sud du Vietnam'],
  hi: ['उत्तरी वियतनाम', 'मध्य वियतनाम', 'दक्षिणी वियतनाम'],
  id: ['Vietnam Utara', 'Vietnam Tengah', 'Vietnam Selatan'],
  ja: ['ベトナム北部', 'ベトナム中部', 'ベトナム南部'],
  km: ['វៀតណាមខាងជើង', 'វៀតណាមកណ្ដាល', 'វៀតណាមខាងត្បូង'],
  ko: ['베트남 북부', '베트남 중부', '베트남 남부'],
  lo: ['ພາກເໜືອຫວຽດນາມ', 'ພາກກາງຫວຽດນາມ', 'ພາກໃຕ້ຫວຽດນາມ'],
  ms: ['Vietnam Utara', 'Vietnam Tengah', 'Vietnam Selatan'],
  ne: ['उत्तरी भियतनाम', 'मध्य भियतनाम', 'दक्षिणी भियतनाम'],
  'pt-BR': ['Norte do Vietnã', 'Centro do Vietnã', 'Sul do Vietnã'],
  'pt-PT': ['Norte do Vietname', 'Centro do Vietname', 'Sul do Vietname'],
  ru: ['Северный Вьетнам', 'Центральный Вьетнам', 'Южный Вьетнам'],
  sw: ['Vietnam Kaskazini', 'Vietnam ya Kati', 'Vietnam Kusini'],
  ta: ['வட வியட்நாம்', 'மத்திய வியட்நாம்', 'தென் வியட்நாம்'],
  te: ['ఉత్తర వియత్నాం', 'మధ్య వియత్నాం', 'దక్షిణ వియత్నాం'],
  th: ['เวียดนามเหนือ', 'เวียดนามกลาง', 'เวียดนามใต้'],
  tr: ['Kuzey Vietnam', 'Orta Vietnam', 'Güney Vietnam'],
  ur: ['شمالی ویتنام', 'وسطی ویتنام', 'جنوبی ویتنام'],
  vi: ['Miền Bắc', 'Miền Trung', 'Miền Nam'],
  'zh-Hans': ['越南北部', '越南中部', '越南南部'],
  'zh-Hant': ['越南北部', '越南中部', '越南南部'],
};

const namesAt = (at: 0 | 1 | 2): Record<string, string> =>
  Object.fromEntries(Object.entries(regionNames).map(([language, names]) => [language, names[at]]));

export const regionLabels: Readonly<Record<Region, Record<string, string>>> = {
  north: namesAt(0),
  central: namesAt(1),
  south: namesAt(2),
};

/**
 * The name of a game, such as `K3 1 min`. A language without a name of its own has the English one,
 * with the minutes as it writes them.
 */
export function gameName(
  names: Readonly<Record<string, string>>,
  language: string,
): string | undefined {
  const name = inLanguage(names, language);
  if (Object.hasOwn(names, language)) return name;
  const minutes = new Intl.NumberFormat(formatTag(language), {
    ...{ style: 'unit', unit: 'minute', unitDisplay: 'short' },
  });
  return name?.replace(/(\d+) min$/, (_, count) => minutes.format(Number(count)));
}

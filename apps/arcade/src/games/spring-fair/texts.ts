import { slotTexts } from '../slots/texts.ts';

/** The texts of Spring Fair. */
export const springFairTexts = {
  en: {
    'spring-fairRules': `Blossom and fireworks of the new year. ${slotTexts.en.cascadeRules}`,
    'spring-fairHow': slotTexts.en.cascadeHow,
  },
  vi: {
    'spring-fairRules': `Hoa, lì xì và pháo hoa ngày Tết. ${slotTexts.vi.cascadeRules}`,
    'spring-fairHow': slotTexts.vi.cascadeHow,
  },
} as const;

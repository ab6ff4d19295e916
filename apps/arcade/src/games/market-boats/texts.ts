import { slotTexts } from '../slots/texts.ts';

/** The texts of Market Boats. */
export const marketBoatsTexts = {
  en: {
    'market-boatsRules': `Boats of fruit on a southern river. ${slotTexts.en.cascadeRules}`,
    'market-boatsHow': slotTexts.en.cascadeHow,
  },
  vi: {
    'market-boatsRules': `Ghe đầy trái cây trên sông nước miền Nam. ${slotTexts.vi.cascadeRules}`,
    'market-boatsHow': slotTexts.vi.cascadeHow,
  },
} as const;

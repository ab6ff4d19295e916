import { slotTexts } from '../slots/texts.ts';

/** The texts of Pearl Tides. */
export const pearlTidesTexts = {
  en: {
    'pearl-tidesRules': `The tide brings shells, crabs and coral. ${slotTexts.en.cascadeRules}`,
    'pearl-tidesHow': slotTexts.en.cascadeHow,
  },
  vi: {
    'pearl-tidesRules': `Thủy triều mang theo sò, cua và san hô. ${slotTexts.vi.cascadeRules}`,
    'pearl-tidesHow': slotTexts.vi.cascadeHow,
  },
} as const;

import { slotTexts } from '../slots/texts.ts';

/** The texts of Brass Compass. */
export const brassCompassTexts = {
  en: {
    'brass-compassRules': `Sail by the compass to the chest. ${slotTexts.en.slotRules}`,
    'brass-compassHow': slotTexts.en.slotHow,
  },
  vi: {
    'brass-compassRules': `Theo la bàn ra khơi tìm rương báu. ${slotTexts.vi.slotRules}`,
    'brass-compassHow': slotTexts.vi.slotHow,
  },
} as const;

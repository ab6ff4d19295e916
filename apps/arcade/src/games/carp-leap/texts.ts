import { slotTexts } from '../slots/texts.ts';

/** The texts of Carp Leap. */
export const carpLeapTexts = {
  en: {
    'carp-leapRules': `The carp that leaps the gate becomes a dragon. ${slotTexts.en.slotRules}`,
    'carp-leapHow': slotTexts.en.slotHow,
  },
  vi: {
    'carp-leapRules': `Cá chép vượt Vũ Môn sẽ hóa rồng. ${slotTexts.vi.slotRules}`,
    'carp-leapHow': slotTexts.vi.slotHow,
  },
} as const;

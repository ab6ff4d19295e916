import { slotTexts } from '../slots/texts.ts';

/** The texts of Moon Feast. */
export const moonFeastTexts = {
  en: {
    'moon-feastRules': `A night of mooncakes and star lanterns. ${slotTexts.en.slotRules}`,
    'moon-feastHow': slotTexts.en.slotHow,
  },
  vi: {
    'moon-feastRules': `Đêm hội bánh trung thu và đèn ông sao. ${slotTexts.vi.slotRules}`,
    'moon-feastHow': slotTexts.vi.slotHow,
  },
} as const;

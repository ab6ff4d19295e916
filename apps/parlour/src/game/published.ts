import { gameCode, limitsOf, returnToPlayer } from './moon-dice.ts';

const limits = { VND: limitsOf('VND', 0), PHP: limitsOf('PHP', 0) };
const each = (of: 'least' | 'most') => ({
  VND: limits.VND[of].toString(),
  PHP: limits.PHP[of].toString(),
});

/** The game as the protocol publishes it, with amounts in whole units. */
export const publishedMoonDice = {
  code: gameCode,
  names: { en: 'Moon Dice', vi: 'Xúc Xắc Trăng' },
  category: 'RNG',
  classify: 'dice',
  rtp: `${returnToPlayer}.00`,
  trial: false,
  minBet: each('least'),
  maxBet: each('most'),
  volatility: 'chosen',
} as const;

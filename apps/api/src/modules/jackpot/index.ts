export { fillJackpots, JackpotClock } from './jackpot-clock.ts';

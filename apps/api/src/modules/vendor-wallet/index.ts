export { followUpWallets } from './follow-up.ts';
export { openVendorGame, recallBeforeGame } from './open-game.ts';
export { readAllRounds } from './read-rounds.ts';

export { followUpWallets } from './follow-up.ts';
export { openVendorGame, recallBeforeGame } from './open-game.ts';

export { followUpSoon, followUpWallets } from './follow-up.ts';
export { moveIntoGame, openVendorGame, recallBeforeGame } from './open-game.ts';
export { readAllRounds } from './read-rounds.ts';
export { recordRound } from './round-report.store.ts';
export { WalletClock } from './wallet-clock.ts';

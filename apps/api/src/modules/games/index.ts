export { iconOf, nameOf } from './describe-games.ts';
export { findGame, type GameRow } from './games.store.ts';
export { noteOpenedGame } from './own-games.store.ts';

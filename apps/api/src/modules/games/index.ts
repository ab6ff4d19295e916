export { iconOf, nameOf } from './describe-games.ts';
export { findGames, type GameRow } from './games.store.ts';

export { findGames, type GameRow } from './games.store.ts';

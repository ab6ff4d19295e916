export { catalogueOf } from './catalogue.ts';
export { iconOf, nameOf } from './describe-games.ts';
export { findGame, type GameRow } from './games.store.ts';
export { describeAll } from './list-games.ts';
export { noteOpenedGame } from './own-games.store.ts';

export { findState } from './figure.store.ts';
export { FigureRollUp, rollUpFigures } from './roll-up.ts';
export { gameNameOf } from './team-log.ts';

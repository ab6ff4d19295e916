export { findState } from './figure.store.ts';
export { FigureRollUp, rollUpFigures } from './roll-up.ts';
export { agentOf } from './shown-team.ts';
export { gameNameOf } from './team-log.ts';

export { FigureRollUp, rollUpFigures } from './roll-up.ts';

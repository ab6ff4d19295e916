import { cascadesBoard } from '../../slots/page/cascades-board.ts';
import { marketBoats } from '../rules.ts';
import './board.css';
import symbols from './symbols.svg?raw';

export const makeBoard = cascadesBoard(marketBoats, symbols);

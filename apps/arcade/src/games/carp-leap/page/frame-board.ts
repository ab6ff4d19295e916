import { linesBoard } from '../../slots/page/lines-board.ts';
import { carpLeap } from '../rules.ts';
import './board.css';
import symbols from './symbols.svg?raw';

export const makeBoard = linesBoard(carpLeap, symbols);

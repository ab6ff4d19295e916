import { linesBoard } from '../../slots/page/lines-board.ts';
import { brassCompass } from '../rules.ts';
import './board.css';
import symbols from './symbols.svg?raw';

export const makeBoard = linesBoard(brassCompass, symbols);

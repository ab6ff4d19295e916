import { cascadesBoard } from '../../slots/page/cascades-board.ts';
import { springFair } from '../rules.ts';
import './board.css';
import symbols from './symbols.svg?raw';

export const makeBoard = cascadesBoard(springFair, symbols);

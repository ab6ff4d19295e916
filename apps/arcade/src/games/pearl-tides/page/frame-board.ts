import { cascadesBoard } from '../../slots/page/cascades-board.ts';
import { pearlTides } from '../rules.ts';
import './board.css';
import symbols from './symbols.svg?raw';

export const makeBoard = cascadesBoard(pearlTides, symbols);

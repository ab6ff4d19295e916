export { DrawClock } from './draw-clock.ts';

export { DrawClock } from './draw-clock.ts';
export { offersDraws } from './offer.ts';
export { firstId } from './ticket.store.ts';

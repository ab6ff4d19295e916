export { DrawClock, PaymentClock } from './draw-clock.ts';
export { offersDraws, soldGames } from './offer.ts';
export { firstId } from './ticket.store.ts';

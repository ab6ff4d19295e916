export { DrawClock, PaymentClock } from './draw-clock.ts';
export { mostRebate, offersDraws, refuseHighRebate, soldGames } from './offer.ts';
export { firstId } from './ticket.store.ts';

export { answerOffer } from './answer-offer.ts';
export { makeOffer } from './offer-agreement.ts';
export { payOpenDebts, settleDue } from './settle-due.ts';

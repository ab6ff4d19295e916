export { openProviders } from './providers.ts';
export { type TakenTicket, takeTicket } from './tickets.ts';

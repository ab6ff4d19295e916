export { openProviders } from './providers.ts';
export { takeTicket } from './tickets.ts';

export { type Listener, LiveHub } from './hub.ts';
export { OutboxRelay } from './relay.ts';
export { SiteChanges } from './site-changes.ts';

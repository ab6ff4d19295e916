export { type Listener, LiveHub } from './hub.ts';
export { OutboxRelay } from './relay.ts';

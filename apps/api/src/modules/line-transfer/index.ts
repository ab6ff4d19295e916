export { maySend, maySendDown } from './ways.ts';

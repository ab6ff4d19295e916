export { maySend } from './ways.ts';

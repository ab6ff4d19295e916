export { endSpentTime } from './end-time.store.ts';
export { limitReached, refuseWithoutTime } from './limit-hit.store.ts';

export { endSpentTime } from './end-time.store.ts';
export { limitReached, refusePlayedOut, refuseWithoutTime } from './limit-hit.store.ts';
export { lockForHold } from './same-person.store.ts';
export {
  type FoundPerson,
  findPerson,
  holdAfterAll,
  holdIfBarred,
  noteDeclined,
} from './same-person.ts';

export { lockMember } from './lock-member.store.ts';
export * from './member.store.ts';
export { rankOf } from './rank.ts';

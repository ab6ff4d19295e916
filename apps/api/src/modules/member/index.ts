export { lockMember } from './lock-member.store.ts';
export * from './member.store.ts';
export { firstRank, rankOf } from './rank.ts';

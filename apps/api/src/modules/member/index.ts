export { lockMember } from './lock-member.store.ts';
export * from './member.store.ts';

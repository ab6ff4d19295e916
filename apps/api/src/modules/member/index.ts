export * from './member.store.ts';

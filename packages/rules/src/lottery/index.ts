export * from './codes.ts';
export * from './families.ts';
export * from './family.ts';
export * from './fraction.ts';
export { mostTokens } from './play.ts';
export * from './rate-card.ts';
export * from './result.ts';
export * from './schedule.ts';
export { type PrizeRow, prizesOf18, prizesOf27 } from './vietnamese.ts';

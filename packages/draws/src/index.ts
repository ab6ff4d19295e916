export * from './bet-book.ts';
export * from './draw.ts';
export * from './large-book.ts';
export * from './seeds.ts';
export { below, type DrawSources, wordsOf } from './words.ts';

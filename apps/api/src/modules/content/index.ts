export { type ByLanguage, inLanguage } from './in-language.ts';

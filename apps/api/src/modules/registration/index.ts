export { refuseBadPatterns, saveRegistrationRules } from './save-rules.ts';

export { describeFields } from './describe-registration.ts';
export { refuseBadPatterns, saveRegistrationRules } from './save-rules.ts';

export { describeFields } from './describe-registration.ts';
export { refuseBadPatterns } from './save-rules.ts';

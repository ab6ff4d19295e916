export { isSuspicious, SecurityRecord } from './security-record.ts';

export { describeServiceEntries } from './describe-service.ts';

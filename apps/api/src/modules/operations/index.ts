export { keepJobs, noteEnd, noteStart } from './job-run.store.ts';

import { callsOf } from '../calls-of.ts';
import * as calls from './calls.ts';

export * from './calls.ts';
export * from './permissions.ts';
export * from './roles.ts';

/** All calls of the console. */
export const staffEndpoints = callsOf(calls);

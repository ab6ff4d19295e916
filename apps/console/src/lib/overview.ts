import { staffEndpoints } from '@lantern/contracts';
import { useOps } from './queries.ts';

/** Milliseconds between two requests for the numbers beside the rooms. */
const every = 20_000;

/** The queues, and the state of the books. */
export const useOverview = () => useOps(staffEndpoints.staffOverview, undefined, { every });

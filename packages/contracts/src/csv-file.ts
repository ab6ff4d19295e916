import * as z from 'zod/mini';

/** What every call has that exports a list as CSV. */
export const csvFile = {
  method: 'GET',
  file: 'csv',
  limit: { calls: 10, seconds: 600 },
  value: z.any(),
} as const;

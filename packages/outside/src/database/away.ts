const awayCodes =
  /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08|53|57014|57P0)/;
/** The driver's own errors have no code. */
const awayMessages = new RegExp(
  [
    'Connection terminated',
    'timeout exceeded when trying to connect',
    'Query read timeout',
    'not queryable',
    'ended by remote',
  ].join('|'),
  'i',
);

const lostCodes = /^(ECONNRESET|EPIPE|08003|08006|57P01)$/;
const lostMessages = /Connection terminated(?! due to)|not queryable|ended by remote/i;

function matches(error: Error, codes: RegExp, messages: RegExp): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? codes.test(code) : messages.test(error.message);
}

/** Whether the database was not reached or did not answer in time; the query is not at fault. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isAway)) return true;
  return matches(error, awayCodes, awayMessages);
}

/** Whether the connection ended, as opposed to a server that is slow, silent or unreachable. */
export const isLost = (error: unknown): boolean =>
  error instanceof Error && matches(error, lostCodes, lostMessages);

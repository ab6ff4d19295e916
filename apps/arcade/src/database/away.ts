const codes =
  /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08|53|57014|57P0)/;
/** What the driver says itself has no code. */
const words =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable|ended by remote/i;

const lostCodes = /^(ECONNRESET|EPIPE|08003|08006|57P01)$/;
const lostWords = /Connection terminated(?! due to)|not queryable|ended by remote/i;

/**
 * Whether the database could not be asked, or gave no answer in time: the fault is not in the
 * question.
 */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isAway)) return true;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? codes.test(code) : words.test(error.message);
}

/**
 * Whether the connection itself came to an end, as opposed to a server that is slow, silent or not
 * there.
 */
export function isLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? lostCodes.test(code) : lostWords.test(error.message);
}

/**
 * What a person at the terminal must know and can act on: one or two whole sentences. Its stack is
 * never shown.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** The sentence of any error, for a place inside another sentence: no full stop, no line breaks. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  const text = error instanceof Error ? error.message || error.name : String(error);
  return text
    .trim()
    .replaceAll(/\s*\n\s*/g, ' ')
    .replace(/\.$/, '');
}

/**
 * What to print of an error that ends a command: the message of an expected error, the stack of an
 * unexpected one.
 */
export function explain(error: unknown): string {
  const isSystemError = error instanceof Error && 'syscall' in error;
  if (error instanceof StartError) return error.message;
  return isSystemError || !(error instanceof Error)
    ? `${reasonOf(error)}.`
    : (error.stack ?? error.message);
}

/**
 * Milliseconds after which nobody waits for the answer to a transfer's own call any more, so that
 * the vendor may be asked.
 */
export const patience = 30_000;

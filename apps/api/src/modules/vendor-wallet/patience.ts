/** Milliseconds after which a transfer's own request has ended, so that the vendor may be asked. */
export const patience = 30_000;

/**
 * Client seeds use only characters that look the same in every tool and need no escaping. The
 * hyphen is outside the class because the `pattern` of an input field does not allow it inside.
 */
export const clientSeedShape = /^(?:[A-Za-z0-9._]|-){1,64}$/;

export const serverSeedShape = /^[0-9a-f]{64}$/;

/** The seeds of two to four seats, which shuffle the cards of a deal together. */
export const seatSeedsShape = /^[0-9a-f]{15}(?::[0-9a-f]{15}){1,3}$/;

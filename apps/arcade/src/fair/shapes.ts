/**
 * Client seeds are kept to characters that look the same in every tool and need no escaping. The
 * hyphen stands apart because the pattern of an input field does not allow it in a class.
 */
export const clientSeedShape = /^(?:[A-Za-z0-9._]|-){1,64}$/;

export const serverSeedShape = /^[0-9a-f]{64}$/;

/** Client seeds are kept to characters that look the same in every tool and need no escaping. */
export const clientSeedShape = /^[A-Za-z0-9._-]{1,64}$/;

export const serverSeedShape = /^[0-9a-f]{64}$/;

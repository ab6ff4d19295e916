/** The code of the game in the protocol and the catalogue. */
export const gameCode = 'lucky-bowl';

export const gameNames = { en: 'Lucky Bowl', vi: 'Bầu Cua' } as const;

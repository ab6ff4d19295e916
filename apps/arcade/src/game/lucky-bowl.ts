/** What the protocol and the catalogue call the game. */
export const gameCode = 'lucky-bowl';

export const gameNames = { en: 'Lucky Bowl', vi: 'Bầu Cua' } as const;

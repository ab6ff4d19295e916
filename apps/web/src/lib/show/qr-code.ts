/** Width and height of a QR code in px: alone on a page, and beside something else. */
export const qrSizes = { page: 200, small: 100 } as const;

/** About 15 % of a code may be covered or dirty. */
export const qrLevel = 'M';

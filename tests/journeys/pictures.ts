/** A picture of one dot. */
export const gamePng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAA' +
    'AABJRU5ErkJggg==',
  'base64',
);

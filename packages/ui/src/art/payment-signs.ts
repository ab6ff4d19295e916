interface Sign {
  /** The methods with this sign. */
  of: RegExp;
  /** Its strokes on 24 × 24. */
  strokes: string;
}

/** Signs by kind of payment method, recognised by name; never of companies. */
const signs: readonly Sign[] = [
  {
    of: /qr/,
    strokes:
      'M4 4h5v5H4zM15 4h5v5h-5zM4 15h5v5H4zM13 4v4M4 12h5M12.5 12h3M20 12v3M15 16v4h2M20 19v1',
  },
  { of: /bank/, strokes: 'M3 9.5L12 4l9 5.5zM6 9.5V17M10 9.5V17M14 9.5V17M18 9.5V17M3 20h18' },
  {
    of: /wallet/,
    strokes: 'M18.5 8.5V5H5.5a2 2 0 0 0 0 3.5H20.5V19H5a2 2 0 0 1-1.5-2V6.5M17 13.8h.01',
  },
  {
    of: /card/,
    strokes:
      'M4 5.5h16a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM2 10h20M6 14.5h4',
  },
  {
    of: /usdt|usdc|coin|crypto/,
    strokes: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM8 8.5h8M12 8.5v8M8 12q4 1.5 8 0',
  },
  {
    of: /online/,
    strokes: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM3 12h18M12 3q4 4 4 9t-4 9M12 3q-4 4-4 9t4 9',
  },
];

/** The sign of a method by its code, such as `e-wallet`; undefined if not recognised. */
export const paymentSign = (method: string): string | undefined =>
  signs.find(({ of }) => of.test(method))?.strokes;

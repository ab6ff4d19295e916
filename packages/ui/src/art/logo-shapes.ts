export interface LogoShape {
  readonly d: string;
  readonly fill: string;
}

/**
 * The lantern in a square of 40. One list for the picture and for the React component, which draws
 * it inline.
 */
export const logoShapes: readonly LogoShape[] = [
  { d: 'M19 1h2v5h-2z', fill: '#f2b63c' },
  { d: 'M20 7C30 7 36 13 36 19.500S30 32 20 32S4 26 4 19.500S10 7 20 7z', fill: '#ff947a' },
  {
    d: 'M20 7C30 7 36 13 36 19.500S30 32 20 32C26 29 28.5 25 28.5 19.500S26 10 20 7z',
    fill: '#ec6b4f',
  },
  {
    d: 'M20 7C15 10 12 14 12 19.500S15 29 20 32C24.5 29 27 25 27 19.500S24.5 10 20 7z',
    fill: '#ffab94',
  },
  {
    d: 'M20 7C17.5 10 16.5 14 16.5 19.500S17.5 29 20 32C22.5 29 23.5 25 23.5 19.500S22.5 10 20 7z',
    fill: '#ffd9cd',
  },
  {
    d:
      'M14 5h12a1.5 1.5 0 0 1 1.5 1.500v1.500a1.5 1.5 0 0 1-1.5 1.500H14' +
      'a1.5 1.5 0 0 1-1.5-1.500V6.500A1.5 1.5 0 0 1 14 5z',
    fill: '#f2b63c',
  },
  {
    d:
      'M14 29.500h12a1.5 1.5 0 0 1 1.5 1.500v1.500a1.5 1.5 0 0 1-1.5 1.500H14' +
      'a1.5 1.5 0 0 1-1.5-1.500V31a1.5 1.5 0 0 1 1.5-1.500z',
    fill: '#f2b63c',
  },
  {
    d: 'M16 34h1.600v3.500h-1.600zM19.2 34h1.600v5.500h-1.600zM22.4 34h1.600v3.500h-1.600z',
    fill: '#f2b63c',
  },
];

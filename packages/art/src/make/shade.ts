/** Phones show the right three quarters of a hero, so its text reaches further into the picture. */
const compactWidth = 780;

/** A dark fade from the left as SVG: white text on it can be read on any picture. */
export function shadeSvg(shade: string, [width, height]: readonly [number, number]): string {
  const stops =
    width <= compactWidth
      ? [
          [0, 0.94],
          [0.45, 0.82],
          [0.62, 0.5],
          [0.8, 0],
        ]
      : [
          [0, 0.9],
          [0.34, 0.74],
          [0.5, 0.34],
          [0.64, 0],
        ];
  const marks = stops
    .map(([at, dark]) => `<stop offset="${at}" stop-color="${shade}" stop-opacity="${dark}"/>`)
    .join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<linearGradient id="fade">${marks}</linearGradient>`,
    `<rect width="${width}" height="${height}" fill="url(#fade)"/></svg>`,
  ].join('');
}

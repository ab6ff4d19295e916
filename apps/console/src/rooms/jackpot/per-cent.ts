/** Millionths as per cent, such as `1%` or `0.25%`. */
export const perCent = (millionths: number): string => `${millionths / 10_000}%`;

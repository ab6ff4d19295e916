/** Days back from now that the site can tell about; today alone is 1. */
export const ranges = ['1', '7', '30'] as const;
export type Range = (typeof ranges)[number];

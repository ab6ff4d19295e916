import { themeColours } from '@lantern/contracts';
import { switchIds } from '@lantern/rules';
import * as z from 'zod/mini';
import { count } from './numbers.ts';

export const brand = {
  /** BCP 47; the first is the default. */
  languages: z.array(z.string()).check(z.minLength(1)),
  countryDialingCode: z.string(),
  /** Years of age that the agreement at registration asks for. */
  minimumAge: count,
  /** Of the copyright line; without it, the current year. */
  copyrightYear: z.optional(count),
  theme: z.strictObject({ light: themeColours, dark: themeColours }),
  /** The rendered picture of the brand's own place (packages/art), beside forms. */
  welcomePicture: z.optional(z.string()),
  switches: z.array(z.enum(switchIds)),
};

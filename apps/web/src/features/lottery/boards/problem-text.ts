import type { SlipProblem } from '@lantern/contracts';
import type { Problem } from '@lantern/rules/lottery';
import type { TFunction } from 'i18next';
import { shortText } from './typed.ts';

/** A key may not end like a plural form. */
const keys = { too_few: 'tooFew', too_many: 'tooMany' } as const;

/** Says what is wrong with a selection, or with a line of a slip. */
export const problemText = (
  t: TFunction<'lottery'>,
  { code, token }: Problem | SlipProblem,
): string => {
  const key = code === 'too_few' || code === 'too_many' ? keys[code] : code;
  return t(`problem.${key}`, { token: shortText(token ?? '') });
};

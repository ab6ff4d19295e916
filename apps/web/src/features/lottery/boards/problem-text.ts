import type { Problem } from '@lantern/rules/lottery';
import type { TFunction } from 'i18next';
import { shortText } from './typed.ts';

/** Says what is wrong with a selection. */
export const problemText = (t: TFunction<'lottery'>, { code, token }: Problem): string =>
  t(`problem.${code}`, { token: shortText(token ?? '') });

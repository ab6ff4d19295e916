import type { TFunction } from 'i18next';
import { shortText } from './typed.ts';

const options = [
  ...(['big', 'small', 'odd', 'even', 'dragon', 'tiger', 'tie', 'triple', 'straight'] as const),
  ...(['pair', 'half', 'mixed', 'none', 'bull', 'upper', 'lower', 'gold', 'wood'] as const),
  ...(['water', 'fire', 'earth', 'red', 'blue', 'green', 'any'] as const),
] as const;
type Option = (typeof options)[number];
const isOption = (token: string): token is Option => (options as readonly string[]).includes(token);

/** A token as a page prints it: numbers as they are, sides and forms by their names. */
export const tokenName = (t: TFunction<'lottery'>, token: string): string =>
  isOption(token) ? t(`option.${token}`) : token;

/** A selection as it is read: tokens with spaces, groups with bars. */
export const selectionName = (t: TFunction<'lottery'>, text: string): string =>
  text
    .split('|')
    .map((group) =>
      group
        .split(',')
        .map((token) => tokenName(t, token))
        .join(' '),
    )
    .join(' | ');

/** The isolates keep the order of groups in a sentence from right to left. */
const isolated = (text: string): string => `\u2066${text}\u2069`;

/** A number inside of a sentence; a line that counts as a whole is named by its beginning. */
export const spotName = (t: TFunction<'lottery'>, spot: string): string =>
  isolated(shortText(selectionName(t, spot)));
